import { expect, test } from 'vitest';
import { sayUndecided, undecided } from '../e2e/support/undecided.ts';

const note = (description: string) => ({ type: undecided, description });

test('counts what axe left to a person, by rule', () => {
  const notes = [note('color-contrast: 3'), note('video-caption: 1'), note('color-contrast: 4'), { type: 'skip', description: 'x: 9' }];
  expect(sayUndecided(notes)).toBe('axe could not decide about 8 elements, which no test looks at: color-contrast 7, video-caption 1.');
});

test('says nothing where axe decided about everything', () => {
  expect(sayUndecided([{ type: 'issue' }])).toBeUndefined();
});
