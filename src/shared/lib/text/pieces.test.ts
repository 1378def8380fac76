import { describe, expect, test } from 'vitest';
import { addressParts, postPieces, shownText } from './pieces.ts';
import { firstLink, namesIn, tagsIn } from './written.ts';

test.each([
  // Cyrillic letters among Latin ones, and a name of such letters alone.
  ['https://\u0440aypal.example/x', 'xn--aypal-uye.example/x'],
  ['https://\u0430\u0440\u0440\u04CF\u0435.com/', 'xn--80ak6aa92e.com/'],
  ['https://www.\u03BFrange.example', 'xn--range-qce.example'],
  ['https://почта.рф/', 'почта.рф/'],
  ['https://bücher.example/', 'bücher.example/'],
  ['https://例え.jp/a', '例え.jp/a'],
])('the host of %s is shown as %s', (address, shown) => expect(addressParts(address).shown).toBe(shown));

describe('the shown part of an address', () => {
  const shown = (text: string) => shownText({ kind: 'link', text, href: 'https://a.example/' });

  test('is cut after 48 characters, and never within a character', () => {
    expect(shown(`https://www.${'a'.repeat(48)}`)).toBe('a'.repeat(48));
    expect(shown(`https://www.${'a'.repeat(49)}`)).toBe(`${'a'.repeat(48)}…`);
    expect(shown(`https://www.${'a'.repeat(47)}😀/more`)).toBe(`${'a'.repeat(47)}😀…`);
  });

  test.each([
    ['HTTPS://WWW.Example.com', 'Example.com'],
    ['https://de.wikipedia.org/wiki/Schr%C3%B6dinger', 'de.wikipedia.org/wiki/Schrödinger'],
    ['https://ru.wikipedia.org/wiki/%D0%A1%D0%B0%D0%B4', 'ru.wikipedia.org/wiki/Сад'],
    ['https://a.example/%E2%80%AEgpj', 'a.example/%E2%80%AEgpj'],
    ['https://a.example/%20%2F%C3', 'a.example/%20%2F%C3'],
    ['https://bank.example@evil.example/x', 'evil.example/x'],
    ['https://a.example/the%CC%81', 'a.example/the\u0301'],
    ['https://a.example/%E0%A4%B9%E0%A4%BF', 'a.example/हि'],
    ['https://a.example/%CC%B8x', 'a.example/%CC%B8x'],
    ['https://a.example/%E3%85%A4x', 'a.example/%E3%85%A4x'],
    ['https://a.example/x%EF%B8%8F', 'a.example/x%EF%B8%8F'],
    ['https://a.example/%E2%80%8Bx%F3%A0%84%80', 'a.example/%E2%80%8Bx%F3%A0%84%80'],
  ])('%s is %s', (text, expected) => expect(shown(text)).toBe(expected));
});

describe('the whole of an address', () => {
  test.each([
    ['https://a.example/x', ['https://', 'a.example/x', '']],
    [`HTTP://www.a.example/${'b'.repeat(60)}`, ['HTTP://www.', `a.example/${'b'.repeat(38)}`, 'b'.repeat(22)]],
    ['https://bank.example@evil.example/x', ['https://', 'evil.example/x', '']],
    ['https://ru.wikipedia.org/wiki/%D0%A1%D0%B0%D0%B4', ['https://', 'ru.wikipedia.org/wiki/Сад', '']],
  ])('%s consists of its hidden beginning, the shown part and its hidden end', (text, [before, shown, after]) =>
    expect(addressParts(text)).toEqual({ before, shown, after }));
});

test('the first link is the one to preview (val.first-url)', () => {
  expect(firstLink('one https://a.example two https://b.example')).toBe('https://a.example');
  expect(firstLink('none')).toBeUndefined();
});

test('tags and names are listed once, in any case', () => {
  expect(tagsIn('#News and #news and #night__shift')).toEqual(['News', 'night_shift']);
  expect(namesIn('@Maya and @maya and @oleg')).toEqual(['maya', 'oleg']);
});

describe('a mention of a post', () => {
  const kinds = (mentions: Parameters<typeof postPieces>[1]) => postPieces('@Maya @nobody_here', mentions).map(({ kind }) => kind);

  test('is plain text if the server knows no such person', () => {
    expect(kinds([{ userId: '1', username: 'maya' }])).toEqual(['mention', 'text', 'text']);
    expect(kinds([])).toEqual(['text', 'text', 'text']);
  });

  test('is accepted if the server sends no number or no names', () => {
    expect(kinds(undefined)).toEqual(['mention', 'text', 'mention']);
    expect(kinds([{ userId: '1' }])).toEqual(['mention', 'text', 'mention']);
  });
});

test('only the beginning of a far too long text is rendered, so that a server cannot block the page', () => {
  const pieces = postPieces('A ten megabyte text. @maya '.repeat(400_000), undefined);
  expect(pieces.map(({ text }) => text).join('')).toHaveLength(20_000);
});
