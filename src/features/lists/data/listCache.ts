import { atom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { navigationKind } from '@/shared/navigation';
import { listLife } from '../constants.ts';
import type { ListName } from '../model/listNames.ts';
import { type Entry, entriesOf, loadedAtOf, type Page } from '../model/pages.ts';
import { createListLoading, type ListLoading } from './listLoading.ts';

/** How many lists that nobody shows are kept for whoever comes back. */
const maxIdle = 30;

/** Of one list there may be an older and a newer loading; the newest comes first. */
type Loadings = Map<ListName, readonly ListLoading[]>;

interface ListCache {
  readonly loadings: Loadings;
  readonly listeners: Set<() => void>;
}

/** What is loaded, apart for every store. */
const cacheAtom = atom((): ListCache => ({ loadings: new Map(), listeners: new Set() }));

const notify = ({ listeners }: ListCache) => {
  for (const listener of listeners) listener();
};

/**
 * The loading in which a list is shown: its last one while that may serve, else a new one. Decided once per list and mounting, by
 * reading only; what has expired is forgotten after the page was drawn.
 */
export function useListLoading<E extends Entry>(list: ListName): ListLoading<E> {
  const store = useStore();
  const cache = store.get(cacheAtom);
  const [chosen, setChosen] = useState(() => ({ list, loading: choose(cache, list) }));
  const current = chosen.list === list ? chosen : { list, loading: choose(cache, list) };
  if (current !== chosen) setChosen(current);
  const { loading } = current;
  useEffect(() => {
    keep(cache, list, loading);
    return loading.subscribe(() => notify(cache));
  }, [cache, list, loading]);
  return loading as unknown as ListLoading<E>;
}

function choose({ loadings }: ListCache, list: ListName): ListLoading {
  const [last] = loadings.get(list) ?? [];
  const now = Date.now();
  if (!last) return createListLoading(now);
  const loadedAt = loadedAtOf(last.read().pages);
  // A loading that has no page yet, or failed, is gone on with.
  const isUsable = loadedAt === undefined || now - loadedAt <= listLife || navigationKind() === 'return' || last.isShown;
  return isUsable ? last : createListLoading(Math.max(now, last.since + 1));
}

/** Keeps a loading for who will show it. */
export const keepLoadingAtom = atom(null, (get, _set, list: ListName, loading: ListLoading) => keep(get(cacheAtom), list, loading));

/** Keeps a loading; older ones of its list go, and of all that nobody shows the ones that were opened longest ago. */
function keep({ loadings }: ListCache, list: ListName, loading: ListLoading): void {
  const known = loadings.get(list) ?? [];
  const others = known.filter((other) => other !== loading && (other.isShown || other.since > loading.since));
  loadings.delete(list);
  loadings.set(
    list,
    [...others, loading].toSorted((a, b) => b.since - a.since),
  );
  const idle = [...loadings].filter(([name, all]) => name !== list && !all.some(({ isShown }) => isShown));
  for (const [name] of idle.slice(0, Math.max(0, idle.length - maxIdle))) loadings.delete(name);
}

/** What is loaded of a list, in its order. Asks nothing of the server. */
export const loadedEntriesAtom = atom(
  (get) =>
    <E extends Entry = Entry>(list: ListName): readonly E[] =>
      entriesOf((get(cacheAtom).loadings.get(list)?.[0]?.read().pages ?? []) as readonly Page<E>[]),
);

/** Calls back whenever anything that is loaded has changed. Returns the function that stops it. */
export const subscribeToListsAtom = atom((get) => (listener: () => void) => {
  const { listeners } = get(cacheAtom);
  listeners.add(listener);
  return () => listeners.delete(listener);
});

/** Takes rows out of a list and lowers its count. */
export const removeFromListAtom = atom(null, (get, _set, list: ListName, ids: readonly string[]) => {
  const gone = new Set(ids);
  const numGone = get(loadedEntriesAtom)(list).filter(({ id }) => gone.has(id)).length;
  if (numGone === 0) return;
  changeList(get(cacheAtom), list, (page) => {
    const entries = page.entries.filter(({ id }) => !gone.has(id));
    // They have left the server's list too, so that what comes next has moved up by as many.
    const received = page.received - (page.entries.length - entries.length);
    return { ...page, entries, received, count: Math.max(0, page.count - numGone) };
  });
});

/** Puts rows on top of a list that is loaded; the list gets no younger by it. */
export const prependToListAtom = atom(null, (get, _set, list: ListName, entries: readonly Entry[]) => {
  changeList(get(cacheAtom), list, (page, index) => {
    const count = page.count + entries.length;
    return index === 0
      ? { ...page, count, entries: [...entries, ...page.entries], received: page.received + entries.length }
      : { ...page, count };
  });
});

/**
 * Puts a row into a list that is loaded, before the first row that `isAfter` it. One that belongs behind what is loaded is only counted: its
 * page will bring it.
 */
export const insertIntoListAtom = atom(null, (get, _set, list: ListName, entry: Entry, isAfter: (other: Entry) => boolean) => {
  const { pages } = get(cacheAtom).loadings.get(list)?.[0]?.read() ?? { pages: [] };
  if (entriesOf(pages).some(({ id }) => id === entry.id)) return;
  const found = pages.findIndex(({ entries }) => entries.some(isAfter));
  const place = found < 0 && pages.at(-1)?.isEnd ? pages.length - 1 : found;
  changeList(get(cacheAtom), list, (page, index) => {
    const count = page.count + 1;
    if (index !== place) return { ...page, count };
    const at = page.entries.findIndex(isAfter);
    const entries = page.entries.toSpliced(at < 0 ? page.entries.length : at, 0, entry);
    return { ...page, count, entries, received: page.received + 1 };
  });
});

function changeList(cache: ListCache, list: ListName, change: (page: Page, index: number) => Page): void {
  for (const loading of cache.loadings.get(list) ?? []) loading.change(change);
  notify(cache);
}

/** Asks again for what is loaded of a list where it is shown. It stays until the answer is here. */
export const refetchListAtom = atom(null, (get, _set, list: ListName) => {
  for (const loading of get(cacheAtom).loadings.get(list) ?? []) if (loading.isShown) loading.refetch();
});

/** Loads a list afresh, from its first page, where it is shown; elsewhere it is forgotten. */
export const refreshListAtom = atom(null, (get, _set, list: ListName) => refresh(get(cacheAtom), list));

/** The same for every list there is. */
export const refreshAllListsAtom = atom(null, (get) => {
  const cache = get(cacheAtom);
  for (const list of cache.loadings.keys()) refresh(cache, list);
});

/** Forgets every list, also those that are shown: what one person has loaded is nothing to the next. */
export const clearListsAtom = atom(null, (get) => {
  const cache = get(cacheAtom);
  for (const loading of [...cache.loadings.values()].flat()) loading.clear();
  cache.loadings.clear();
  notify(cache);
});

function refresh(cache: ListCache, list: ListName): void {
  const shown = (cache.loadings.get(list) ?? []).filter(({ isShown }) => isShown);
  if (shown.length > 0) cache.loadings.set(list, shown);
  else cache.loadings.delete(list);
  for (const loading of shown) loading.restart();
  notify(cache);
}
