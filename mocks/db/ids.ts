const width = 7;

/** Hands out ids such as `p0000042`: readable, unique per prefix, and sorted by creation. */
export interface Ids {
  next(prefix: string): string;
  /** Takes note of an id made elsewhere (a fixture, another tab), so that it is never handed out again. */
  observe(id: string): void;
}

/** Makes a generator whose first id of every prefix ends in 1. */
export function createIds(): Ids {
  const last = new Map<string, number>();
  return {
    next(prefix) {
      const number = (last.get(prefix) ?? 0) + 1;
      last.set(prefix, number);
      return prefix + String(number).padStart(width, '0');
    },
    observe(id) {
      const number = Number(id.slice(1));
      const prefix = id.slice(0, 1);
      if (Number.isInteger(number) && number > (last.get(prefix) ?? 0)) last.set(prefix, number);
    },
  };
}
