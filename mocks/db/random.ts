/** A repeatable random generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** A 32-bit hash of a text (FNV-1a), to turn names into seeds. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a generator (mulberry32) from a number or a text. */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashOf(seed) : seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    sample(items, count) {
      const pool = [...items];
      const chosen: typeof pool = [];
      while (chosen.length < count && pool.length > 0) chosen.push(...pool.splice(between(0, pool.length - 1), 1));
      return chosen;
    },
  };
}
