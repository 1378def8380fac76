import { strings } from '../strings.ts';

/** Opacity factor of the lights for an adjustment in percent: never negative, shown with at most two decimals. */
const factorOf = (percent: number) => String(Math.round(Math.max(0, 1 + percent / 100) * 100) / 100);

/** The text of the adjustment, as the specification gives it. */
export function opacityText(percent: number): string {
  if (percent === 0) return strings.opacityDefault;
  const format = percent > 0 ? strings.opacityBrighter : strings.opacityDarker;
  return format(Math.abs(percent), factorOf(percent));
}
