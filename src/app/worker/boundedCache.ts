/** Stores responses by URL, up to a number of bytes. Its methods never fail: a response that the browser refuses to store isn't stored. */
export interface BoundedCache {
  match(url: string): Promise<Response | undefined>;
  /** Stores a response with the current time, and replaces an earlier one of this URL. Deletes the oldest responses above the limit. */
  put(url: string, answer: Response): Promise<void>;
  clear(): Promise<void>;
}

/** Headers of a stored response: the time when it was stored, in ms, and the size of its body in bytes. */
const timeHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

/** The time when a response was stored, in ms. */
export const timeOf = (answer: Response) => Number(answer.headers.get(timeHeader));

const quiet = () => undefined;

/** Uses the cache of this name. `maxBytes` limits all responses together, `maxAnswerBytes` one response: a larger one isn't stored. */
export function createBoundedCache(
  name: string,
  maxBytes: number,
  maxAnswerBytes: number,
  storage: () => CacheStorage = () => caches,
): BoundedCache {
  let work: Promise<unknown> = Promise.resolve();
  const open = async () => storage().open(name);

  /** Runs the steps one after the other, because each reads what the previous one has stored. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const turn = work.then(step).catch(quiet);
    work = turn;
    return turn;
  };

  return {
    // Matches in the storage instead of an opened cache, because `open` would create the cache again after `clear`.
    match: async (url) => {
      try {
        return await storage().match(url, { cacheName: name, ignoreVary: true });
      } catch {
        return undefined;
      }
    },
    put: (url, answer) =>
      inTurn(async () => {
        const body = await answer.blob();
        if (body.size > maxAnswerBytes) return;
        const headers = new Headers(answer.headers);
        headers.set(timeHeader, String(Date.now()));
        headers.set(sizeHeader, String(body.size));
        // The body was decompressed when it was read.
        headers.delete('content-encoding');
        headers.delete('content-length');
        const cache = await open();
        // Some browsers list a replaced entry in its old position. Deleting it first makes all of them list the newest last.
        await cache.delete(url, { ignoreVary: true });
        await cache.put(url, new Response(body, { status: answer.status, headers }));
        await dropOldest(cache, maxBytes);
      }),
    clear: () => inTurn(async () => void (await storage().delete(name))),
  };
}

/** Deletes the oldest responses until the rest is within the limit. */
async function dropOldest(cache: Cache, maxBytes: number): Promise<void> {
  let used = 0;
  for (const request of [...(await cache.keys())].reverse()) {
    used += Number((await cache.match(request))?.headers.get(sizeHeader));
    if (used > maxBytes) await cache.delete(request);
  }
}
