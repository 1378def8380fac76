import { atom } from 'jotai';
import { useEffect, useState } from 'react';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { navigationKind } from '@/shared/navigation';
import { Heights } from '../model/heights.ts';
import type { ListName } from '../model/listNames.ts';
import { type Entry, entriesOf, loadedAtOf, type Page } from '../model/pages.ts';
import { createListLoading, type ListLoading } from './listLoading.ts';

/** How long a loaded list is valid after its first page, in milliseconds (specification, sections 4 and 9). */
const listLife = 2 * 60_000;

/** How many lists that aren't shown are kept for a return. */
const maxIdle = 30;

/** The loaded pages of all lists, and the heights of their items. */
export class ListCache {
  /** A list may have an older and a newer loading; the newest is first. */
  readonly #loadings = new Map<ListName, readonly ListLoading[]>();
  readonly #listeners = new Set<() => void>();
  readonly #heights = new Map<string, Heights>();

  /** The loading in which a list is to be shown: its last one while it is usable, else a new one, which isn't stored yet. Changes nothing. */
  choose(list: ListName): ListLoading {
    const [last] = this.#of(list);
    const now = Date.now();
    if (!last) return createListLoading(now);
    const loadedAt = loadedAtOf(last.read().pages);
    // A loading without a page, or a failed one, is continued.
    const isUsable = loadedAt === undefined || now - loadedAt <= listLife || navigationKind() === 'return' || last.isShown;
    return isUsable ? last : createListLoading(Math.max(now, last.since + 1));
  }

  /** Stores a loading and drops older ones of its list; of the lists that aren't shown, those that were opened longest ago are dropped. */
  keep(list: ListName, loading: ListLoading): void {
    const others = this.#of(list).filter((other) => other !== loading && (other.isShown || other.since > loading.since));
    this.#loadings.delete(list);
    this.#loadings.set(
      list,
      [...others, loading].toSorted((a, b) => b.since - a.since),
    );
    const idle = [...this.#loadings].filter(([name, all]) => name !== list && !all.some(({ isShown }) => isShown));
    for (const [name] of idle.slice(0, Math.max(0, idle.length - maxIdle))) this.#loadings.delete(name);
  }

  /** Shows a loading: stores it, and notifies subscribers of its changes. Returns the function that ends that. */
  show(list: ListName, loading: ListLoading): () => void {
    this.keep(list, loading);
    return loading.subscribe(this.#notify);
  }

  /** The loaded items of a list, in its order. Sends no request. */
  readonly entriesOf = <E extends Entry = Entry>(list: ListName): readonly E[] =>
    entriesOf((this.#of(list)[0]?.read().pages ?? []) as readonly Page<E>[]);

  /** Calls back whenever anything that is loaded has changed. Returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The measured heights of a list, so that it doesn't start from estimates when it is shown again. */
  heightsOf(list: string, usual: number): Heights {
    const heights = this.#heights.get(list) ?? new Heights(usual);
    this.#heights.set(list, heights);
    return heights;
  }

  /** Takes rows out of a list and lowers its count. */
  remove(list: ListName, ids: readonly string[]): void {
    const removed = new Set(ids);
    const numRemoved = this.entriesOf(list).filter(({ id }) => removed.has(id)).length;
    if (numRemoved === 0) return;
    this.#change(list, (page) => {
      const entries = page.entries.filter(({ id }) => !removed.has(id));
      // They have left the server's list too, so the offset of the next page is smaller by as many.
      const received = page.received - (page.entries.length - entries.length);
      return { ...page, entries, received, count: Math.max(0, page.count - numRemoved) };
    });
  }

  /** Puts rows on top of a list that is loaded; the list gets no younger by it. */
  prepend(list: ListName, entries: readonly Entry[]): void {
    this.#change(list, (page, index) => {
      const count = page.count + entries.length;
      return index === 0
        ? { ...page, count, entries: [...entries, ...page.entries], received: page.received + entries.length }
        : { ...page, count };
    });
  }

  /**
   * Puts a row into a list that is loaded, before the first row that `isAfter` it. One that belongs behind what is loaded is only counted:
   * its page will bring it.
   */
  insert(list: ListName, entry: Entry, isAfter: (other: Entry) => boolean): void {
    const pages = this.#of(list)[0]?.read().pages ?? [];
    if (entriesOf(pages).some(({ id }) => id === entry.id)) return;
    const found = pages.findIndex(({ entries }) => entries.some(isAfter));
    const pageIndex = found < 0 && pages.at(-1)?.isEnd ? pages.length - 1 : found;
    this.#change(list, (page, index) => {
      const count = page.count + 1;
      if (index !== pageIndex) return { ...page, count };
      const at = page.entries.findIndex(isAfter);
      const entries = page.entries.toSpliced(at < 0 ? page.entries.length : at, 0, entry);
      return { ...page, count, entries, received: page.received + 1 };
    });
  }

  /** Asks again for what is loaded of a list where it is shown. It stays until the answer is here. */
  refetch(list: ListName): void {
    for (const loading of this.#of(list)) if (loading.isShown) loading.refetch();
  }

  /** Loads a list afresh, from its first page, where it is shown; elsewhere it is forgotten. */
  refresh(list: ListName): void {
    const shown = this.#of(list).filter(({ isShown }) => isShown);
    if (shown.length > 0) this.#loadings.set(list, shown);
    else this.#loadings.delete(list);
    for (const loading of shown) loading.restart();
    this.#notify();
  }

  /** The same for every list there is. */
  refreshAll(): void {
    for (const list of this.#loadings.keys()) this.refresh(list);
  }

  #of(list: ListName): readonly ListLoading[] {
    return this.#loadings.get(list) ?? [];
  }

  #change(list: ListName, change: (page: Page, index: number) => Page): void {
    for (const loading of this.#of(list)) loading.change(change);
    this.#notify();
  }

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/** The list cache of a person's store, always the same one. Whoever wants to hear of changes subscribes to it. */
export const listCacheAtom = atom(() => new ListCache());

/** The loading in which a list is shown. Chosen once per list and mount, by reading only; it is stored after the first render. */
export function useListLoading<E extends Entry>(list: ListName): ListLoading<E> {
  const cache = useStoreValue(listCacheAtom);
  const [chosen, setChosen] = useState(() => ({ list, loading: cache.choose(list) }));
  const current = chosen.list === list ? chosen : { list, loading: cache.choose(list) };
  if (current !== chosen) setChosen(current);
  const { loading } = current;
  useEffect(() => cache.show(list, loading), [cache, list, loading]);
  return loading as unknown as ListLoading<E>;
}
