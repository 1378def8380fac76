export interface Range {
  min: number;
  max: number;
}

/** Product specification, section 5. */
export const defaultRange: Range = { min: 1, max: 50 };

const numberIn = (text: string) => {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? Number.NaN : Number(trimmed);
};

/** Whether a value is what the text says, neither moved into the range nor made up. */
export const isTaken = (text: string, value: number): boolean => numberIn(text) === value;

/**
 * Parses a number: clamped into the range, and 0 for anything that isn't a number. That 0 may be below
 * `min`; the specification requires it, and it distinguishes an invalid text from the smallest value.
 */
export function readRangeText(text: string, { min, max }: Range): number {
  const number = numberIn(text);
  if (!Number.isFinite(number)) return 0;
  return Math.min(max, Math.max(min, number));
}
