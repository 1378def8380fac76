import type { SolvedPaint } from '@/design-system/theme/runtime/solvePaint.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';

/** Where the adjustment does something, and what is to be said when the value lies beyond. */
export interface OpacityReach {
  reach: readonly [min: number, max: number];
  hint: string | undefined;
}

/** At −100 % the lights are out. */
const out = -100;

/** The part of the range with an effect in either scheme: up to where the guard of both holds the lights, nothing without gradient. */
export function opacityReach({ useGradient, colorOpacity }: ThemeSettings, { reports }: Pick<SolvedPaint, 'reports'>): OpacityReach {
  const most = Math.max(reports.light.opacityReach, reports.dark.opacityReach);
  if (!useGradient || most <= out) return { reach: [0, 0], hint: useGradient ? strings.opacityUnused : strings.opacityWithoutGradient };
  if (colorOpacity > most) return { reach: [out, most], hint: strings.opacityNoFurther(most) };
  return { reach: [out, most], hint: colorOpacity < out ? strings.opacityNoFurther(out) : undefined };
}
