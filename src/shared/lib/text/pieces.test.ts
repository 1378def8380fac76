import { describe, expect, test } from 'vitest';
import { firstLink, namesIn, postPieces, shownText, tagsIn } from './pieces.ts';

describe('what is shown of an address', () => {
  const shown = (text: string) => shownText({ kind: 'link', text, href: 'https://a.example/' });

  test('is cut after 48 characters, and never within one', () => {
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
  ])('%s is %s', (text, seen) => expect(shown(text)).toBe(seen));
});

test('the first link is the one to preview (val.first-url)', () => {
  expect(firstLink('one https://a.example two https://b.example')).toBe('https://a.example');
  expect(firstLink('none')).toBeUndefined();
});

test('tags and names are kept once, whatever their case', () => {
  expect(tagsIn('#News and #news and #night__shift')).toEqual(['News', 'night_shift']);
  expect(namesIn('@Maya and @maya and @oleg')).toEqual(['maya', 'oleg']);
});

describe('a mention of a post', () => {
  const kinds = (mentions: Parameters<typeof postPieces>[1]) => postPieces('@Maya @nobody_here', mentions).map(({ kind }) => kind);

  test('is text where the server knows nobody of that name', () => {
    expect(kinds([{ userId: '1', username: 'maya' }])).toEqual(['mention', 'text', 'text']);
    expect(kinds([])).toEqual(['text', 'text', 'text']);
  });

  test('is one where the server has not said, or gives no names', () => {
    expect(kinds(undefined)).toEqual(['mention', 'text', 'mention']);
    expect(kinds([{ userId: '1' }])).toEqual(['mention', 'text', 'mention']);
  });
});
