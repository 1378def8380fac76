import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstLink, normalizeTag, shownText, tagsIn, tokenize } from './textTokens.ts';

const kinds = (text: string) => tokenize(text).map((token) => `${token.kind}:${token.text}`);

describe('tokens', () => {
  test('mentions, tags and links become pieces of their own', () => {
    expect(kinds('@oleg pulled the numbers: https://a.example/x #transit')).toEqual([
      'mention:@oleg',
      'text: pulled the numbers: ',
      'link:https://a.example/x',
      'text: ',
      'tag:#transit',
    ]);
  });

  test('mail addresses, fragments and lone signs stay text', () => {
    expect(kinds('write to me@mail.example or see a#b, # and @ alone')).toEqual([
      'text:write to me@mail.example or see a#b, # and @ alone',
    ]);
  });

  test('Cyrillic tags are tags', () => {
    expect(kinds('Всё о #трамваях сегодня')).toEqual(['text:Всё о ', 'tag:#трамваях', 'text: сегодня']);
  });

  test('the punctuation of the sentence is not part of the address', () => {
    expect(kinds('(see https://a.example/b_(c)).')).toEqual(['text:(see ', 'link:https://a.example/b_(c)', 'text:).']);
    expect(kinds('https://a.example/x?y=1, then')).toEqual(['link:https://a.example/x?y=1', 'text:, then']);
  });

  test('other schemes are never links', () => {
    expect(kinds('javascript:alert(1) data:text/html,x')).toEqual(['text:javascript:alert(1) data:text/html,x']);
  });

  test('no character is lost or added, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          tokenize(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@', '#', 'https://', 'a', 'я', '_', ' ', '.', ')', '/', '\n')), (parts) => {
        const text = parts.join('');
        expect(
          tokenize(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

test('a name that is too long for a username mentions nobody, least of all whom its beginning names', () => {
  const longest = 'a'.repeat(30);
  expect(tokenize(`@${longest} @${longest}a`).map(({ kind }) => kind)).toEqual(['mention', 'text']);
});

test('a long address is cut after 48 characters, and never within one', () => {
  const shown = (text: string) => shownText({ kind: 'link', text: `https://www.${text}`, href: 'https://a.example/' });
  expect(shown('a'.repeat(48))).toBe('a'.repeat(48));
  expect(shown('a'.repeat(49))).toBe(`${'a'.repeat(48)}…`);
  expect(shown(`${'a'.repeat(47)}😀/more`)).toBe(`${'a'.repeat(47)}😀…`);
});

test('the first link is the one to preview (val.first-url)', () => {
  expect(firstLink('one https://a.example two https://b.example')).toBe('https://a.example');
  expect(firstLink('none')).toBeUndefined();
});

test.each([
  ['  local news ', 'local_news'],
  ['a - b', 'a_b'],
  ['C++ & co', 'C_co'],
  ['a__b', 'a_b'],
  ['!!!', ''],
])('the tag name %j is normalised to %j (val.tag-name)', (name, tag) => expect(normalizeTag(name)).toBe(tag));

test('tags are kept once, whatever their case', () => {
  expect(tagsIn('#News and #news and #Transit')).toEqual(['News', 'Transit']);
});
