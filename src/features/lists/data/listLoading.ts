import { type Entry, nextPageOf, type Page } from '../model/pages.ts';

/** The position where a page begins. */
export interface Position {
  readonly after: string | undefined;
  readonly offset: number;
}

/** Asks for the page at a position. */
export type FetchPage<E extends Entry = Entry> = (position: Position, signal: AbortSignal) => Promise<Page<E>>;

/** A list as far as it is loaded. */
export interface Loaded<E extends Entry = Entry> {
  readonly pages: readonly Page<E>[];
  /** The error of the last request; null while one is under way. */
  readonly error: Error | null;
  /** Whether the last request was for a further page. */
  readonly isFurther: boolean;
  readonly isFetching: boolean;
}

const start: Position = { after: undefined, offset: 0 };
const nothing: Loaded<never> = { pages: [], error: null, isFurther: false, isFetching: false };

/** One loading of a list: its pages, and at most one running request. */
export interface ListLoading<E extends Entry = Entry> {
  /** When it began, in ms. */
  readonly since: number;
  read(): Loaded<E>;
  /** Calls `onChange` after every change. The request under way is cancelled when the last listener unsubscribes. */
  subscribe(onChange: () => void): () => void;
  readonly isShown: boolean;
  /** Sets the function that fetches pages; a later one replaces it. */
  fetchFrom(fetchPage: FetchPage<E>): void;
  /** Requests the first page, unless it is loaded or being loaded. Resolves when the request has succeeded or failed. */
  begin(): Promise<void>;
  /** Requests the page after the last one. */
  fetchMore(): void;
  /** Requests as many pages as are loaded again; the old ones stay until all have arrived. */
  refetch(): void;
  /** Forgets the pages and loads the first one again. */
  restart(): void;
  change(change: (page: Page<E>, index: number) => Page<E>): void;
}

/** Creates a loading that began at a time in ms; it doesn't request anything yet. */
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

  /** Runs the one request; after a cancellation the answer is ignored. */
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
      // The pages are read again after the answer, because rows may have been removed meanwhile.
      void run(true, async (fetch, signal) => {
        const page = await fetch(next, signal);
        return [...loaded.pages, page];
      });
    },
    refetch: () => void refetch(),
    restart() {
      cancel();
      set(nothing);
      void refetch();
    },
    change(change) {
      if (loaded.pages.length > 0) set({ pages: loaded.pages.map(change) });
    },
  };
}
