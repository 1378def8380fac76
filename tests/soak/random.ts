/** Random choices that are the same for the same seed. */
export interface Choices {
  /** A random integer from 0 to limit − 1. */
  below(limit: number): number;
  /** A random value; undefined if there are none. */
  one<T>(values: readonly T[]): T | undefined;
}

/** Mulberry32: short, and uniform enough for such a run. */
export function seeded(seed: number): Choices {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (values) => values[below(values.length)] };
}
