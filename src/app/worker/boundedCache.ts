/** Answers kept under their addresses, up to a number of bytes. Whatever the browser's storage refuses is not kept, and nothing fails. */
export interface BoundedCache {
  match(url: string): Promise<Response | undefined>;
  /** Keeps an answer with the time at which it was given, in place of an older one. The oldest are dropped for it where the room ends. */
  put(url: string, answer: Response): Promise<void>;
  clear(): Promise<void>;
}

/** When an answer was given, in ms, and how many bytes its body has. */
const timeHeader = 'x-kept-at';
const sizeHeader = 'x-kept-size';

/** When a kept answer was given, in ms. */
export const timeOf = (answer: Response) => Number(answer.headers.get(timeHeader));

const quiet = () => undefined;

/** Opens a cache of that name. `largest` is the size above which an answer is not worth its room. Both in bytes. */
export function createBoundedCache(name: string, room: number, largest: number, storage: () => CacheStorage = () => caches): BoundedCache {
  let work: Promise<unknown> = Promise.resolve();
  const open = async () => storage().open(name);

  /** One after the other, because each looks at what is there. */
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const turn = work.then(step).catch(quiet);
    work = turn;
    return turn;
  };

  return {
    match: (url) =>
      open()
        .then((cache) => cache.match(url, { ignoreVary: true }))
        .catch(quiet),
    put: (url, answer) =>
      inTurn(async () => {
        const body = await answer.blob();
        if (body.size > largest) return;
        const headers = new Headers(answer.headers);
        headers.set(timeHeader, String(Date.now()));
        headers.set(sizeHeader, String(body.size));
        // The body is stored as it is read: without the compression in which it came.
        headers.delete('content-encoding');
        headers.delete('content-length');
        const cache = await open();
        // Deleted first, so that the cache names its answers in the order of their times in every browser.
        await cache.delete(url, { ignoreVary: true });
        await cache.put(url, new Response(body, { status: answer.status, headers }));
        await dropOldest(cache, room);
      }),
    clear: () => inTurn(async () => void (await storage().delete(name))),
  };
}

/** Drops all that doesn't fit beside the newest. */
async function dropOldest(cache: Cache, room: number): Promise<void> {
  let used = 0;
  for (const request of [...(await cache.keys())].reverse()) {
    used += Number((await cache.match(request))?.headers.get(sizeHeader));
    if (used > room) await cache.delete(request);
  }
}
