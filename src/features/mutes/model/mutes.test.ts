import { expect, it, test } from 'vitest';
import { isEmpty, type Mutes, mergeMutes, noMutes, readMutesFile, withMute, withoutMute, writeMutesFile } from './mutes.ts';

const oleg = { id: 'oleg', name: 'Oleg' };
const some: Mutes = { words: ['finale'], tags: ['music'], people: [oleg], threads: [{ id: 'p1', name: 'Maya' }] };
const file = (changes: object = {}) => new Blob([JSON.stringify({ ...(JSON.parse(writeMutesFile(some)) as object), ...changes })]);

it('adds an entry once, first, and removes it whatever its case', () => {
  const twice = withMute(withMute(some, { list: 'words', entry: 'news' }), { list: 'words', entry: 'Finale' });
  expect(twice.words).toEqual(['Finale', 'news']);
  expect(withoutMute(twice, { list: 'words', entry: 'FINALE' }).words).toEqual(['news']);
  expect(isEmpty(withoutMute({ ...noMutes, people: [oleg] }, { list: 'people', entry: oleg }))).toBe(true);
});

it('survives the round trip through a file', async () => {
  expect(await readMutesFile(file())).toEqual(some);
  expect(mergeMutes(noMutes, some)).toEqual(some);
  expect(mergeMutes({ ...some, words: ['news'] }, some).words).toEqual(['finale', 'news']);
});

test.each([
  ['text that is no JSON', new Blob(['{'])],
  ['a theme', new Blob(['{ "v": 1, "name": "Night" }'])],
  ['a newer version', file({ v: 2 })],
  ['a list that is no list', file({ words: 'finale' })],
  ['a person without an id', file({ people: [{ name: 'Oleg' }] })],
  ['a word of enormous length', file({ words: ['x'.repeat(101)] })],
  ['too many entries', file({ tags: Array.from({ length: 501 }, (_, index) => `tag${index}`) })],
])('refuses %s', async (_name, blob) => expect(await readMutesFile(blob)).toBeUndefined());
