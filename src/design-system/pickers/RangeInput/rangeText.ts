export interface Range {
  min: number;
  max: number;
}

/** Product specification, section 5. */
export const defaultRange: Range = { min: 1, max: 50 };

/**
 * The number a text stands for: clamped into the range, and 0 for anything that is not a number. That 0 may lie below
 * `min`; the specification asks for it, and it tells "nothing sensible was entered" from "the smallest value".
 */
export function readRangeText(text: string, { min, max }: Range): number {
  const trimmed = text.trim().replace(',', '.');
  const number = trimmed === '' ? Number.NaN : Number(trimmed);
  if (!Number.isFinite(number)) return 0;
  return Math.min(max, Math.max(min, number));
}
