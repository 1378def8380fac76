import type { PrefetchedRead } from './prefetch.ts';

/** The first pages of the home feed's tabs, as they are kept for the next load of the page. */
export interface FeedCache {
  /** Returns the function that stores the answer to a request that is sent now (`at` in ms), unless something is written meanwhile. */
  keep(name: string): (url: string, at: number, text: string) => void;
  /** Drops every stored feed, including those stored by other tabs of this browser. */
  drop(): void;
}

declare global {
  /** Set by the script in the head of the page. */
  var sezFeeds: FeedCache | undefined;
}

/** How long a stored answer is valid after the server gave it, in ms (specification, sections 4 and 9). */
const life = 2 * 60_000;
/** Session storage key of a feed, before the name of its tab. The value is one line of metadata (`Facts` as JSON), then the response as received. */
const prefix = 'feedCache:';
/** Local storage key: when any tab of this browser last sent a write, in ms. Feeds stored before it are outdated. */
const writeKey = 'feedCacheWrite';

interface Facts {
  /** Id of the person who has read it. */
  readonly owner: string;
  /** When the server gave the answer, in ms. */
  readonly at: number;
  readonly url: string;
}

interface StoredFeed extends Omit<Facts, 'owner'> {
  readonly text: string;
}

/**
 * Stores the first page of each tab of the home feed in session storage, for the next page load in this browser tab. The feeds that the
 * previous page load stored for the signed-in person answer the same requests now, once. Runs in the head of the page, before the bundle.
 */
export function startFeedCache(): void {
  let storedFeeds = new Map<string, StoredFeed>();
  globalThis.sezFeeds = {
    keep(name) {
      const into = storedFeeds;
      return (url, at, text) => void into.set(name, { url, at, text });
    },
    drop() {
      storedFeeds = new Map();
      try {
        localStorage.setItem(writeKey, String(Date.now()));
      } catch {
        // If the storage is blocked, no tab has stored a feed. If it is full, other tabs may use theirs until these expire.
      }
    },
  };
  // Storing a page of posts takes milliseconds, so it waits until the page is left.
  addEventListener('pagehide', () => {
    try {
      const owner = readerId();
      if (owner === undefined) return;
      for (const [name, { text, ...facts }] of storedFeeds)
        sessionStorage.setItem(prefix + name, `${JSON.stringify({ owner, ...facts })}\n${text}`);
    } catch {
      // The storage is full or blocked, or its `user` entry can't be read. Then the next page load requests the feeds as usual.
    }
  });
  // A page that is restored from the browser's back/forward cache has its feeds in memory.
  addEventListener('pageshow', ({ persisted }) => persisted && takeAll());
  for (const value of takeAll()) {
    try {
      offer(value);
    } catch {
      // Another version has stored it in another format.
    }
  }
}

const readerId = () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: string }).id;

/** Removes and returns all stored feeds. */
function takeAll(): string[] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => {
    const value = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return value;
  });
}

/** Registers a valid stored response as if its request had been sent early (`prefetch.ts`), so that it isn't sent. */
function offer(value: string): void {
  const end = value.indexOf('\n');
  const { owner, at, url } = JSON.parse(value.slice(0, end)) as Facts;
  const age = Date.now() - at;
  if (owner !== readerId() || age < 0 || age >= life || at <= Number(localStorage.getItem(writeKey))) return;
  const read: PrefetchedRead = {
    get answer() {
      const headers = { 'content-type': 'application/json', age: String((Date.now() - at) / 1000) };
      return Promise.resolve(new Response(value.slice(end + 1), { headers }));
    },
    take: () => undefined,
    cancel: () => undefined,
  };
  const reads = (globalThis.sezEarly ??= new Map());
  reads.set(url, read);
  setTimeout(() => reads.get(url) === read && reads.delete(url), life - age);
}
