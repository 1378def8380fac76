import { describe, expect, test } from 'vitest';
import { isMentionable, mentionText, typedMentionAt } from './typedMention.ts';

/** The caret is written as `|`. */
const at = (marked: string) => {
  const caret = marked.indexOf('|');
  return typedMentionAt(marked.replace('|', ''), caret);
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
    [`@${'x'.repeat(30)}|`, 'x'.repeat(30), 0],
  ])('in %s is %s', (text, term, start) => expect(at(text)).toEqual({ start, end: start + 1 + term.length, term }));

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

test('a name is completed in its place, whatever follows, with a space to write on after', () => {
  const text = 'Ask @li_w, then @maya';
  const mention = typedMentionAt(text, 9);
  expect(mention).toEqual({ start: 4, end: 9, term: 'li_w' });
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
