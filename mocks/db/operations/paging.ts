import { largestPage } from '@/api/contract/limits';

/** Restricts `limit` to 1 to 100, as the real server does. */
export const clampLimit = (limit: number | undefined, fallback: number): number => Math.min(largestPage, Math.max(1, limit ?? fallback));

/** A part of a complete list; `count` is the length of the whole. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly count: number;
}

export function pageOf<T>(rows: readonly T[], limit: number, offset = 0): Page<T> {
  const start = Math.max(0, offset);
  return { rows: rows.slice(start, start + limit), count: rows.length };
}

/** The contract's envelope of a list; `view` converts each row. */
export const listResponse = <T, V>(page: Page<T>, view: (row: T) => V): { results: V[]; count: number } => ({
  results: page.rows.map(view),
  count: page.count,
});
