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

/** Whether the text means exactly this value, without clamping or guessing. */
export const isAccepted = (text: string, value: number): boolean => numberIn(text) === value;

/**
 * Parses a number: clamped into the range, and 0 for anything that isn't a number. That 0 may be below
 * `min`; the specification requires it, and it distinguishes an invalid text from the smallest value.
 */
export function readRangeText(text: string, { min, max }: Range): number {
  const number = numberIn(text);
  if (!Number.isFinite(number)) return 0;
  return Math.min(max, Math.max(min, number));
}
