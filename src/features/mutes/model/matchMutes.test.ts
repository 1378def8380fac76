import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reasonOfPost, rulesOf, wordsOf } from './matchMutes.ts';
import { noMutes } from './mutes.ts';

const post = (text: string, more: object = {}) => ({ authorUserId: 'ann', title: null, text, tags: [], ...more });
const isMuted = (word: string, text: string) => reasonOfPost(post(text), rulesOf({ ...noMutes, words: [word] })) !== undefined;

describe('a muted word', () => {
  test.each([
    ['cat', 'A CAT sleeps'],
    ['cat', 'cat’s eyes'],
    ['cat', 'all about #Cat'],
    ['ёж', 'Это ЁЖ!'],
    ['ёж', 'Это е\u0308ж'],
    ['straße', 'STRASSE'],
    ['οδός', 'ΟΔΌΣ'],
    ['wide', 'ｗｉｄｅ letters'],
    ['猫', '吾輩は猫である'],
    ['season finale', 'The season   finale, again'],
    ['don’t', "I don't know"],
  ])('“%s” is in “%s”', (word, text) => expect(isMuted(word, text)).toBe(true));

  test.each([
    ['cat', 'a category'],
    ['cat', 'concat'],
    ['cat', 'https://example.com/cat'],
    ['cat', 'ask @cat about it'],
    ['кот', 'который'],
    ['season finale', 'finale of the season'],
    ['.*', 'anything at all'],
    ['🎃', 'no letters 🎃'],
  ])('“%s” is not in “%s”', (word, text) => expect(isMuted(word, text)).toBe(false));

  it('is found in the title, and never from the end of the title to the beginning of the text', () => {
    const rules = rulesOf({ ...noMutes, words: ['finale', 'big news'] });
    expect(reasonOfPost(post('', { title: 'Finale' }), rules)).toEqual({ kind: 'word', name: 'finale' });
    expect(reasonOfPost(post('paper', { title: 'news' }), rules)).toBeUndefined();
  });

  it('is found in every text that has it between signs', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => isMuted('needle', `${text}. Needle, ${text}`)));
  });
});

it('makes each text longer by one space at most for each of its characters, so that its time stays bounded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const folded = text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
      expect(wordsOf(text).length).toBeLessThanOrEqual(2 * folded.length + 2);
    }),
  );
});

it('finds a muted tag as it was written or stored, and the author', () => {
  const rules = rulesOf({ ...noMutes, tags: ['#Музыка'], people: [{ id: 'oleg', name: 'Oleg' }] });
  expect(reasonOfPost(post('новая #музыка'), rules)).toEqual({ kind: 'tag', name: '#Музыка' });
  expect(reasonOfPost(post('', { tags: ['МУЗЫКА'] }), rules)?.kind).toBe('tag');
  expect(reasonOfPost(post('музыка'), rules)).toBeUndefined();
  expect(reasonOfPost(post('hello', { authorUserId: 'oleg' }), rules)).toEqual({ kind: 'person', name: 'Oleg' });
});
