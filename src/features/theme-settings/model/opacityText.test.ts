import { expect, test } from 'vitest';
import { opacityText } from './opacityText.ts';

test.each([
  [0, 'Default opacity (no adjustment)'],
  [50, '+50% (1.5× opacity, brighter)'],
  [300, '+300% (4× opacity, brighter)'],
  [33, '+33% (1.33× opacity, brighter)'],
  [-50, '-50% (0.5× opacity, darker)'],
  [-100, '-100% (0× opacity, darker)'],
  [-300, '-300% (0× opacity, darker)'],
])('describes %i percent as %s', (percent, text) => {
  expect(opacityText(percent)).toBe(text);
});
