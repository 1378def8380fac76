import { globalFontFace } from '@vanilla-extract/css';
import { fontSubsets, fontWeights } from './fontSubsets.ts';

for (const [subset, unicodeRange] of Object.entries(fontSubsets)) {
  globalFontFace('Inter Variable', {
    src: `url('./fonts/inter-${subset}.woff2') format('woff2')`,
    fontWeight: `${fontWeights.min} ${fontWeights.max}`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  });
}

/**
 * The fallback font until Inter is loaded, with adjusted metrics so that hardly a line wraps differently afterwards.
 * The size adjustment is measured over English and Russian text; the vertical overrides are Inter's ascent and descent divided by it.
 */
const fallbackFace = (fontWeight: string, sources: string[], stretch: number) =>
  globalFontFace('Inter Fallback', {
    src: sources.map((source) => `local('${source}')`).join(', '),
    fontWeight,
    sizeAdjust: `${(stretch * 100).toFixed(2)}%`,
    ascentOverride: `${(96.875 / stretch).toFixed(2)}%`,
    descentOverride: `${(24.12 / stretch).toFixed(2)}%`,
    lineGapOverride: '0%',
  });

fallbackFace('100 599', ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Roboto'], 1.067);
fallbackFace('600 900', ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'], 1.015);
