import { expect, test } from 'vitest';
import { matchingTags, typedWordAt } from './typedWord.ts';

test.each([
  ['See #tr', 7, { kind: 'tag', start: 4, end: 7, term: 'tr' }],
  ['#трам', 5, { kind: 'tag', start: 0, end: 5, term: 'трам' }],
  ['(#tr', 4, { kind: 'tag', start: 1, end: 4, term: 'tr' }],
  ['ask @ma', 7, { kind: 'mention', start: 4, end: 7, term: 'ma' }],
])('%j: what is being written is found', (text, caret, word) => expect(typedWordAt(text, caret)).toEqual(word));

test.each([
  ['#', 1],
  ['a#b', 3],
  ['#tram ', 6],
  ['#tram', 3],
  ['https://a.example/#top', 22],
])('%j with the caret at %i is no tag to be completed', (text, caret) => expect(typedWordAt(text, caret)).toBeUndefined());

test('tags are offered by how often they were used, once each, without the one that stands there', () => {
  const used = ['Transit', 'trees', 'transit', 'tram', 'Trees', 'transit', 'housing', 'tr'];
  expect(matchingTags(used, 'TR', 5)).toEqual(['Transit', 'trees', 'tram']);
  expect(matchingTags(used, 't', 2)).toEqual(['Transit', 'trees']);
});
