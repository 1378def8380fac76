import { setTimeout as sleep } from 'node:timers/promises';

/** Stands for the result of a measurement that timed out. */
const lapsed = Symbol('no answer');

export interface Patience {
  /** Name of the measurement, for the message. */
  readonly what: string;
  /** Time limit of one attempt, in milliseconds. */
  readonly limit: number;
  /** Maximum number of attempts. */
  readonly tries: number;
  /** Stops what still runs of the failed attempt before the next one begins. */
  readonly giveUp: () => Promise<unknown>;
  readonly say: (message: string) => void;
}

/**
 * Takes a measurement and repeats it if it times out. Chromium slows a processor down by interrupting the page's thread; now and then the
 * interruptions follow each other so closely that the page itself never runs (seen with `perf`: no sample outside the interruption).
 * Such a page says nothing about the build. A measurement that throws isn't repeated, because that is a fault of the page or of the bench.
 * @throws {Error} what the measurement threw, or that it never ended
 */
export async function patiently<T>(measure: () => Promise<T>, { what, limit, tries, giveUp, say }: Patience): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const ending = new AbortController();
    const measured = measure();
    // A timed-out attempt rejects once its page is closed; nothing awaits it by then.
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
