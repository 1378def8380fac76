const width = 7;
/** What the generator itself makes; nothing else may move its counters. */
const own = /^([a-z])(\d{7,9})[b-z]?$/;
const lanes = 'bcdefghijklmnopqrstuvwxyz';

/** Hands out ids such as `p0000042`: readable, unique per prefix, and sorted by creation. */
export interface Ids {
  next(prefix: string): string;
  /** Takes note of an id made elsewhere (a fixture, another tab), so that it is never handed out again. */
  observe(id: string): void;
  /**
   * Appends a letter of this lane to every id; lane 0 appends nothing. Each concurrent writer, such as a tab of one
   * browser, uses a lane of its own, so that two of them never create the same id.
   */
  useLane(lane: number): void;
}

/** Makes a generator whose first id of every prefix ends in 1. */
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
    useLane(lane) {
      ending = lane <= 0 ? '' : (lanes[(lane - 1) % lanes.length] ?? '');
    },
  };
}
