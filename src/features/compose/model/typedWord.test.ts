import { describe, expect, test } from 'vitest';
import { textsByScript } from '@/shared/lib/text/scripts.fixture';
import { isMentionable, matchingTags, mentionText, reach, typedWordAt } from './typedWord.ts';

test.each([
  ['See #tr', 7, { kind: 'tag', start: 4, end: 7, term: 'tr' }],
  ['#трам', 5, { kind: 'tag', start: 0, end: 5, term: 'трам' }],
  ['(#tr', 4, { kind: 'tag', start: 1, end: 4, term: 'tr' }],
  ['ask @ma', 7, { kind: 'mention', start: 4, end: 7, term: 'ma' }],
])('%j: finds the word that is being typed', (text, caret, word) => expect(typedWordAt(text, caret)).toEqual(word));

test.each([
  ['#', 1],
  ['a#b', 3],
  ['#tram ', 6],
  ['#tram', 3],
  ['https://a.example/#top', 22],
])('%j with the caret at %i has no tag to complete', (text, caret) => expect(typedWordAt(text, caret)).toBeUndefined());

test('tags are offered by frequency, once each, without the one that is already complete', () => {
  const used = ['Transit', 'trees', 'transit', 'tram', 'Trees', 'transit', 'housing', 'tr'];
  expect(matchingTags(used, 'TR', 5)).toEqual(['Transit', 'trees', 'tram']);
  expect(matchingTags(used, 't', 2)).toEqual(['Transit', 'trees']);
});

describe('a tag that is being written', () => {
  test.each(textsByScript)('in %s: %s', (_script, text, tag, stored) => {
    const start = text.search(/[#＃]/u);
    const caret = start + 1 + tag.length;
    expect(typedWordAt(text.slice(0, caret), caret)).toEqual({ kind: 'tag', start, end: caret, term: stored });
  });
});

test('a line of 60,000 characters without a space is searched only near the caret', () => {
  let reads = 0;
  // A text that counts the characters that are read backwards from the caret.
  const line = Object.assign(Object('x'.repeat(60_000)) as string, {
    charAt: () => {
      reads += 1;
      return 'x';
    },
  });
  expect(typedWordAt(line, 60_000)).toBeUndefined();
  expect(reads).toBe(reach);
  expect(typedWordAt(`${'x'.repeat(60_000)} @ma`, 60_004)?.term).toBe('ma');
});

/** The caret is written as `|`. */
const at = (marked: string) => {
  const caret = marked.indexOf('|');
  return typedWordAt(marked.replace('|', ''), caret);
};

describe('the mention at the caret', () => {
  test.each([
    ['@m|', 'm', 0],
    ['@ma|', 'ma', 0],
    ['Ask @may|', 'may', 4],
    ['Ask\n@may| about it', 'may', 4],
    ['(@li_we|)', 'li_we', 1],
    ['Thanks, @o|, and @maya', 'o', 8],
    ['Привет @Ann1|', 'Ann1', 7],
    ['@maya and @l|', 'l', 10],
    ['こんにちは@may|', 'may', 5],
    ['の@may|に', 'may', 1],
    [`@${'x'.repeat(30)}|`, 'x'.repeat(30), 0],
  ])('in %s is %s', (text, term, start) => expect(at(text)).toEqual({ kind: 'mention', start, end: start + 1 + term.length, term }));

  test.each([
    ['@|', 'nothing was typed yet (val.member-search.at)'],
    ['maya|', 'there is no @'],
    ['mail@may|', 'a mail address'],
    ['письмо@may|', 'a mail address of other letters'],
    ['https://a.example/@may|', 'a web address'],
    ['https://a.example/?by=.@may|', 'the end of a web address'],
    ['@@may|', 'two signs'],
    ['@maya |', 'the name has ended'],
    ['@maya.|', 'so has this one'],
    ['@ma|ya', 'the caret is inside a name'],
    ['@ma|я', 'the caret is inside a word'],
    ['|@maya', 'the caret is before it'],
    ['@анна|', 'names have Latin letters'],
    [`@${'x'.repeat(31)}|`, 'no name is that long'],
  ])('in %s is none: %s', (text) => expect(at(text)).toBeUndefined());
});

test('a name is completed in place, before any text, with a space to continue after', () => {
  const text = 'Ask @li_w, then @maya';
  const mention = typedWordAt(text, 9);
  expect(mention).toEqual({ kind: 'mention', start: 4, end: 9, term: 'li_w' });
  expect(text.slice(0, mention?.start) + mentionText('li_wen') + text.slice(mention?.end)).toBe('Ask @li_wen , then @maya');
});

test.each([
  ['maya', true],
  ['li_wen', true],
  [null, false],
  ['li', false],
  ['li-wen', false],
  ['x'.repeat(31), false],
])('the username %s can be mentioned: %s', (username, can) => expect(isMentionable(username)).toBe(can));
