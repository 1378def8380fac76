/** Choices that a seed repeats: the same seed, the same walk. */
export interface Choices {
  /** A whole number from 0 to one below the limit. */
  below(limit: number): number;
  /** One of the values; undefined when there is none. */
  one<T>(values: readonly T[]): T | undefined;
}

/** Mulberry32: small, and even enough for a walk. */
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
