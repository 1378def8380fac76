/** Stores answers by address, up to a number of bytes. When the browser's storage refuses one, the answer isn't stored and no call fails. */
export interface BoundedCache {
  match(url: string): Promise<Response | undefined>;
  /** Stores an answer with the current time, and replaces an earlier one of this address. Deletes the oldest answers above the limit. */
  put(url: string, answer: Response): Promise<void>;
  clear(): Promise<void>;
}

/** Headers of a stored answer: the time when it was stored, in ms, and the size of its body in bytes. */
const timeHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

/** The time when an answer was stored, in ms. */
export const timeOf = (answer: Response) => Number(answer.headers.get(timeHeader));

const quiet = () => undefined;

/** Opens the cache of this name. `maxBytes` limits all answers together, `maxAnswerBytes` one answer: a larger one isn't stored. */
export function createBoundedCache(
  name: string,
  maxBytes: number,
  maxAnswerBytes: number,
  storage: () => CacheStorage = () => caches,
): BoundedCache {
  let work: Promise<unknown> = Promise.resolve();
  const open = async () => storage().open(name);

  /** Steps run one after the other, because each reads what the last one has stored. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const turn = work.then(step).catch(quiet);
    work = turn;
    return turn;
  };

  return {
    // Asked of the storage, because opening a cache creates it: nothing is to be left after `clear`.
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
        // Deleting it first makes every browser list the answers in the order of their times.
        await cache.delete(url, { ignoreVary: true });
        await cache.put(url, new Response(body, { status: answer.status, headers }));
        await dropOldest(cache, maxBytes);
      }),
    clear: () => inTurn(async () => void (await storage().delete(name))),
  };
}

/** Deletes the oldest answers until the rest is within the limit. */
async function dropOldest(cache: Cache, maxBytes: number): Promise<void> {
  let used = 0;
  for (const request of [...(await cache.keys())].reverse()) {
    used += Number((await cache.match(request))?.headers.get(sizeHeader));
    if (used > maxBytes) await cache.delete(request);
  }
}
