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
