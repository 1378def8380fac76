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
