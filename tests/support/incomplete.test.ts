import { expect, test } from 'vitest';
import { incompleteType, sayIncomplete } from '../e2e/support/incomplete.ts';

const note = (description: string) => ({ type: incompleteType, description });

test('counts the results that axe leaves to a person, by rule', () => {
  const notes = [note('color-contrast: 3'), note('video-caption: 1'), note('color-contrast: 4'), { type: 'skip', description: 'x: 9' }];
  expect(sayIncomplete(notes)).toBe('axe could not decide about 8 elements, which no test looks at: color-contrast 7, video-caption 1.');
});

test('reports nothing if axe decided about everything', () => {
  expect(sayIncomplete([{ type: 'issue' }])).toBeUndefined();
});
