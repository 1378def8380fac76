import type { SolvedPaint } from '@/design-system/theme/runtime/solvePaint.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';

/** The effective range of the adjustment, and a hint when the value lies beyond it. */
export interface OpacityReach {
  reach: readonly [min: number, max: number];
  hint: string | undefined;
}

/** At −100 % the lights are invisible. */
const minOpacity = -100;

/** The part of the range with an effect in either scheme: up to the limit that the contrast guard sets; none without gradient. */
export function opacityReach({ useGradient, colorOpacity }: ThemeSettings, { reports }: Pick<SolvedPaint, 'reports'>): OpacityReach {
  const most = Math.max(reports.light.opacityReach, reports.dark.opacityReach);
  if (!useGradient || most <= minOpacity)
    return { reach: [0, 0], hint: useGradient ? strings.opacityUnused : strings.opacityWithoutGradient };
  if (colorOpacity > most) return { reach: [minOpacity, most], hint: strings.opacityNoFurther(most) };
  return { reach: [minOpacity, most], hint: colorOpacity < minOpacity ? strings.opacityNoFurther(minOpacity) : undefined };
}

/** Opacity factor of the lights for an adjustment in percent: never negative, shown with at most two decimals. */
const factorOf = (percent: number) => String(Math.round(Math.max(0, 1 + percent / 100) * 100) / 100);

/** The text of the adjustment, as the specification gives it. */
export function opacityText(percent: number): string {
  if (percent === 0) return strings.opacityDefault;
  const format = percent > 0 ? strings.opacityBrighter : strings.opacityDarker;
  return format(Math.abs(percent), factorOf(percent));
}
