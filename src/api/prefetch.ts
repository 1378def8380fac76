/** A read that the page began before its code was here. */
export interface PrefetchedRead {
  readonly answer: Promise<Response>;
  take(): void;
  cancel(): void;
}

declare global {
  /** By address. Filled by the script in the head of the page (`src/app/early`). */
  var sezEarly: Map<string, PrefetchedRead> | undefined;
}

/** What every read says about itself. */
export const readHeaders = { Accept: 'application/json', 'X-Sez-Platform': 'web' } as const;

/**
 * Begins a read under its address, so that `request` finds it under way. `show` may draw something of the answer before the code gets it; it
 * hears when the code is there and waits. Runs before the code; imports nothing.
 */
export function prefetch(url: string, show?: (answer: Response, isAwaited: Promise<void>) => Promise<void>): void {
  globalThis.sezEarly ??= new Map();
  const controller = new AbortController();
  let take = () => {};
  const isAwaited = new Promise<void>((resolve) => (take = resolve));
  const answer = fetch(url, { credentials: 'include', headers: readHeaders, signal: controller.signal }).then(async (response) => {
    await show?.(response.clone(), isAwaited);
    return response;
  });
  // Whoever asks hears of the failure; before that it is nobody's.
  answer.catch(() => undefined);
  globalThis.sezEarly.set(url, { answer, take, cancel: () => controller.abort() });
}

/** Hands over a read that is under way for this address, once. */
export function takePrefetched(url: string): PrefetchedRead | undefined {
  const read = globalThis.sezEarly?.get(url);
  globalThis.sezEarly?.delete(url);
  read?.take();
  return read;
}

/** Ends the reads that nobody has taken: their answers are of before. */
export function dropPrefetched(): void {
  globalThis.sezEarly?.forEach(({ cancel }) => cancel());
  globalThis.sezEarly?.clear();
}
