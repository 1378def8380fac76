/** The result of a load: the value, and whether it may be cached. */
export type Loaded<T> = { value: T; isCacheable: boolean };

type Entry<T> = {
  promise: Promise<Loaded<T>>;
  controller: AbortController;
  numWaiting: number;
  /** Unknown while in flight. */
  expiresAt: number | null;
};

/**
 * Answers identical reads from memory for `lifetimeMs` after the first response, and lets reads in flight share one load.
 * A caller that aborts doesn't disturb the others; the load is cancelled when the last one aborts.
 */
export function createReadCache<T>(lifetimeMs: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>();

  function forgetExpired() {
    for (const [key, { expiresAt }] of entries) if (expiresAt !== null && expiresAt <= now()) entries.delete(key);
  }

  function start(key: string, load: (signal: AbortSignal) => Promise<Loaded<T>>): Entry<T> {
    const controller = new AbortController();
    const entry: Entry<T> = { promise: load(controller.signal), controller, numWaiting: 0, expiresAt: null };
    // A cleared or replaced entry must not be stored again when its load ends.
    const forget = () => void (entries.get(key) === entry && entries.delete(key));
    entry.promise.then(({ isCacheable }) => (isCacheable ? (entry.expiresAt = now() + lifetimeMs) : forget()), forget);
    entries.set(key, entry);
    return entry;
  }

  function wait(entry: Entry<T>, key: string, signal?: AbortSignal): Promise<T> {
    entry.numWaiting += 1;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        entry.numWaiting -= 1;
        if (entry.numWaiting === 0 && entry.expiresAt === null) {
          entry.controller.abort(signal?.reason);
          if (entries.get(key) === entry) entries.delete(key);
        }
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      entry.promise.then(({ value }) => resolve(value), reject).finally(() => signal?.removeEventListener('abort', giveUp));
    });
  }

  return {
    /** The value for `key`: cached, in flight, or loaded now. `isFresh` forces a new load, which then replaces the cached value. */
    async read(
      key: string,
      load: (signal: AbortSignal) => Promise<Loaded<T>>,
      { signal, isFresh }: { signal?: AbortSignal | undefined; isFresh?: boolean | undefined } = {},
    ): Promise<T> {
      signal?.throwIfAborted();
      forgetExpired();
      if (isFresh) entries.delete(key);
      return wait(entries.get(key) ?? start(key, load), key, signal);
    },
    /** Clears the cache. Loads in flight still resolve for their current callers, but for no later ones. */
    clear(): void {
      entries.clear();
    },
  };
}
