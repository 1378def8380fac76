import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTheme } from '@/design-system/theme/types.ts';
import { payloadOf } from '../state/opening.ts';
import { readThemeFile, writeThemeFile } from './themeFile.ts';
import { readThemeLink, themeLink } from './themeLink.ts';

const named = { name: 'Night train', theme: { ...defaultTheme, primary: '#ABCDEF', colorOpacity: -120 } };
const file = (changes: object) => JSON.stringify({ ...(JSON.parse(writeThemeFile(named)) as object), ...changes });

test('a theme survives the round trip through a file', () => {
  expect(readThemeFile(writeThemeFile(named))).toEqual({ isRead: true, named });
});

test('a theme with any name survives the round trip through a link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const link = new URL(themeLink({ ...named, name }, 'https://sez.example/'));
      expect(readThemeLink(payloadOf(link.hash) ?? '')).toEqual({ isRead: true, named: { ...named, name } });
    }),
  );
});

test('a file without a name gets a default one', () => {
  expect(readThemeFile(file({ name: undefined }))).toMatchObject({ isRead: true, named: { name: 'My theme' } });
});

test.each([
  ['text that is no JSON', '{', 'This isn’t a theme file. Nothing was changed.'],
  ['JSON of another kind', '[1, 2]', 'This isn’t a theme file. Nothing was changed.'],
  ['a newer version', file({ v: 2 }), 'This theme was made with a newer version of Sez. Nothing was changed.'],
  ['a colour of three digits', file({ accent: '#fff' }), 'The theme has no valid “accent”. Nothing was changed.'],
  ['an opacity out of range', file({ colorOpacity: 301 }), 'The theme has no valid “colorOpacity”. Nothing was changed.'],
  ['a number that is text', file({ cardBgOpacity: '30' }), 'The theme has no valid “cardBgOpacity”. Nothing was changed.'],
])('refuses %s and says why', (_name, text, message) => {
  expect(readThemeFile(text)).toEqual({ isRead: false, message });
});

test.each(['', '%%%', 'bm90IGpzb24'])('refuses the link payload “%s”', (payload) => {
  expect(readThemeLink(payload).isRead).toBe(false);
});

test('other fragments are not taken for a theme', () => {
  expect(payloadOf('#post-7')).toBeUndefined();
});
