/** A read that the page sent before its code was loaded. */
export interface PrefetchedRead {
  readonly answer: Promise<Response>;
  take(): void;
  cancel(): void;
}

declare global {
  /** By address. Filled by the script in the head of the page (`src/app/early`). */
  var sezEarly: Map<string, PrefetchedRead> | undefined;
}

/** The headers of every read. */
export const readHeaders = { Accept: 'application/json', 'X-Sez-Platform': 'web' } as const;

/**
 * Sends a read and stores it under its address, so that `request` finds it in flight. `show` may render part of the response before the code
 * gets it; its promise resolves when the code is loaded and waits. Runs before the code; imports nothing.
 */
export function prefetch(url: string, show?: (answer: Response, isAwaited: Promise<void>) => Promise<void>): void {
  const controller = new AbortController();
  let take = () => {};
  const isAwaited = new Promise<void>((resolve) => (take = resolve));
  // The feed may have been stored by the last page load (`feedCache.ts`).
  const prefetched = takePrefetched(url)?.answer;
  const answer = (prefetched ?? fetch(url, { credentials: 'include', headers: readHeaders, signal: controller.signal })).then(
    async (response) => {
      await show?.(response.clone(), isAwaited);
      return response;
    },
  );
  // The later caller handles the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  (globalThis.sezEarly ??= new Map()).set(url, { answer, take, cancel: () => controller.abort() });
}

/** Returns a read in flight for this address, once. */
export function takePrefetched(url: string): PrefetchedRead | undefined {
  const read = globalThis.sezEarly?.get(url);
  globalThis.sezEarly?.delete(url);
  read?.take();
  return read;
}

/** Aborts the unused reads: their responses are outdated. */
export function dropPrefetched(): void {
  globalThis.sezEarly?.forEach(({ cancel }) => cancel());
  globalThis.sezEarly?.clear();
}
