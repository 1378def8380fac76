import { setTimeout as sleep } from 'node:timers/promises';

/** What a measurement that did not end is worth. */
const lapsed = Symbol('no answer');

export interface Patience {
  /** What is measured, for the message. */
  readonly what: string;
  /** Milliseconds that it may take. */
  readonly limit: number;
  /** How often it is begun at most. */
  readonly tries: number;
  /** Ends whatever still runs of it, before it is begun once more. */
  readonly giveUp: () => Promise<unknown>;
  readonly say: (message: string) => void;
}

/**
 * Takes a measurement, and takes it anew where no answer comes. Chromium slows a processor down by interrupting the page's thread; now and then the
 * interruptions follow each other so closely that nothing else of the page runs any more (seen with `perf`: not one sample outside of the interruption).
 * Such a page says nothing about the build. A measurement that fails does not come again: that is a fault of the page or of the bench.
 * @throws {Error} what the measurement threw, or that it never ended
 */
export async function patiently<T>(measure: () => Promise<T>, { what, limit, tries, giveUp, say }: Patience): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const ending = new AbortController();
    const measured = measure();
    // What it still waits for ends with the page, when nobody waits for it any more.
    measured.catch(() => undefined);
    const result = await Promise.race([measured, sleep(limit, lapsed, { signal: ending.signal }).catch(() => lapsed)]).finally(() =>
      ending.abort(),
    );
    if (result !== lapsed) return result as T;
    await giveUp();
    const times = `no answer in ${Math.round(limit / 1000)} s`;
    if (attempt >= tries) throw new Error(`${what}: ${times}, ${tries} times.`);
    say(`${what}: ${times}; once more …`);
  }
}
