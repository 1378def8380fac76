import { expect, test } from 'vitest';
import { isBlankText } from './blank.ts';
import { mixesScripts } from './scripts.ts';

test.each(['\u3164', '\u115F\u1160', '\uFFA0', '\u2800', '\u200B\u200D', '\u202E', '\u{E0041}', ' \t'])('%j shows nothing', (text) => {
  expect(isBlankText(text)).toBe(true);
  expect(isBlankText(`${text}a`)).toBe(false);
});

test.each([
  ['paypal', false],
  ['p\u0430ypal', true],
  ['\u0440\u0430\u0443', false],
  ['\u03B1bc', true],
  ['東京tokyo', false],
  ['ひらがなカタカナ漢字', false],
  ['한국ko', false],
  ['한국ко', true],
  ['سلام_7', false],
  ['café-42', false],
  ['naïve\u0301', false],
  ['\u{10400}\u{10401}', false],
  ['\u{10400}a', true],
])('%j mixes scripts: %s', (name, isMixed) => expect(mixesScripts(name)).toBe(isMixed));
