const width = 7;
/** Matches ids that the generator creates; other ids must not advance its counters. */
const own = /^([a-z])(\d{7,9})[b-z]?$/;
const partitions = 'bcdefghijklmnopqrstuvwxyz';

/** Generates ids such as `p0000042`: readable, unique per prefix, and sorted by creation. */
export interface Ids {
  next(prefix: string): string;
  /** Registers an id that a fixture or another tab created, so that `next` never returns it. */
  observe(id: string): void;
  /**
   * Appends a letter of this partition to every id; partition 0 appends nothing. Each concurrent writer, such as a tab of one
   * browser, uses a partition of its own, so that two of them never create the same id.
   */
  usePartition(partition: number): void;
}

/** Creates a generator whose first id of every prefix ends in 1. */
export function createIds(): Ids {
  const last = new Map<string, number>();
  let ending = '';
  return {
    next(prefix) {
      const number = (last.get(prefix) ?? 0) + 1;
      last.set(prefix, number);
      return prefix + String(number).padStart(width, '0') + ending;
    },
    observe(id) {
      const [, prefix = '', digits] = own.exec(id) ?? [];
      const number = Number(digits);
      if (number > (last.get(prefix) ?? 0)) last.set(prefix, number);
    },
    usePartition(partition) {
      ending = partition <= 0 ? '' : (partitions[(partition - 1) % partitions.length] ?? '');
    },
  };
}
