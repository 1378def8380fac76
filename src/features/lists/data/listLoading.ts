import { type Entry, nextPageOf, type Page } from '../model/pages.ts';

/** Where a page begins. */
export interface Position {
  readonly after: string | undefined;
  readonly offset: number;
}

/** Asks for the page at a position. */
export type FetchPage<E extends Entry = Entry> = (position: Position, signal: AbortSignal) => Promise<Page<E>>;

/** A list as far as it is loaded. */
export interface Loaded<E extends Entry = Entry> {
  readonly pages: readonly Page<E>[];
  /** Why the last page that was asked for did not come; null while one is under way. */
  readonly error: Error | null;
  /** It was a further page. */
  readonly isFurther: boolean;
  readonly isFetching: boolean;
}

const start: Position = { after: undefined, offset: 0 };
const nothing: Loaded<never> = { pages: [], error: null, isFurther: false, isFetching: false };

/** One loading of a list: its pages, and the request that is under way, of which there is at most one. */
export interface ListLoading<E extends Entry = Entry> {
  /** When it began, in ms. */
  readonly since: number;
  read(): Loaded<E>;
  /** Calls back after every change. The request under way is cancelled with the last who listens. */
  subscribe(onChange: () => void): () => void;
  readonly isShown: boolean;
  /** Where the pages come from; the last word counts. */
  fetchFrom(fetchPage: FetchPage<E>): void;
  /** Asks for the first page, unless it is here or on its way. Resolves when its answer is here, whatever it is. */
  begin(): Promise<void>;
  /** Asks for the page after the last one. */
  fetchMore(): void;
  /** Asks again for as many pages as there are, which stay until all have come. */
  refetch(): void;
  /** Forgets the pages. */
  clear(): void;
  /** Forgets the pages and begins anew. */
  restart(): void;
  change(change: (page: Page<E>, index: number) => Page<E>): void;
}

/** Begins a loading at a time in ms; it asks for nothing yet. */
export function createListLoading<E extends Entry>(since: number): ListLoading<E> {
  let loaded: Loaded<E> = nothing;
  let fetchPage: FetchPage<E> | undefined;
  let request: AbortController | undefined;
  const listeners = new Set<() => void>();

  function set(next: Partial<Loaded<E>>) {
    loaded = { ...loaded, ...next };
    for (const notify of listeners) notify();
  }

  function cancel() {
    request?.abort();
    request = undefined;
    if (loaded.isFetching) set({ isFetching: false });
  }

  /** Runs the one request; what was cancelled changes nothing. */
  async function run(isFurther: boolean, load: (fetch: FetchPage<E>, signal: AbortSignal) => Promise<readonly Page<E>[]>) {
    if (!fetchPage) return;
    cancel();
    const own = new AbortController();
    request = own;
    set({ isFetching: true, isFurther, error: null });
    let outcome: Partial<Loaded<E>>;
    try {
      outcome = { pages: await load(fetchPage, own.signal) };
    } catch (error) {
      outcome = { error: error instanceof Error ? error : new Error('A page did not come', { cause: error }) };
    }
    if (request !== own) return;
    request = undefined;
    set({ ...outcome, isFetching: false });
  }

  const clear = () => {
    cancel();
    set(nothing);
  };

  const refetch = () =>
    run(false, async (fetch, signal) => {
      const pages = [await fetch(start, signal)];
      for (let next = nextPageOf(pages); next && pages.length < loaded.pages.length; next = nextPageOf(pages)) {
        pages.push(await fetch(next, signal));
      }
      return pages;
    });

  return {
    since,
    read: () => loaded,
    get isShown() {
      return listeners.size > 0;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) cancel();
      };
    },
    fetchFrom(next) {
      fetchPage = next;
    },
    async begin() {
      if (loaded.pages.length === 0 && !loaded.isFetching) await refetch();
    },
    fetchMore() {
      const next = nextPageOf(loaded.pages);
      if (!next || loaded.isFetching) return;
      // The pages are read again when the answer is here: rows may have left them meanwhile.
      void run(true, async (fetch, signal) => {
        const page = await fetch(next, signal);
        return [...loaded.pages, page];
      });
    },
    refetch: () => void refetch(),
    restart() {
      clear();
      void refetch();
    },
    clear,
    change(change) {
      if (loaded.pages.length > 0) set({ pages: loaded.pages.map(change) });
    },
  };
}
