import { expect, test, vi } from 'vitest';
import { chooseLanguage, detectLocale } from './detectLocale.ts';
import { type Language, languagesOf } from './languages.ts';

const languages: readonly Language[] = [
  { tag: 'en', dir: 'ltr' },
  { tag: 'de', dir: 'ltr' },
  { tag: 'de-AT', dir: 'ltr' },
  { tag: 'ar', dir: 'rtl' },
];

test.each([
  [['de-CH'], 'de'],
  [['DE-at'], 'de-AT'],
  [['fr', 'ar-EG', 'de'], 'ar'],
  [['den', null, 'fr'], 'en'],
])('of the preferences %j comes %s', (preferences, tag) => expect(chooseLanguage(preferences, languages)?.tag).toBe(tag));

test('nobody gets a pseudo-language without asking for it', () => {
  expect(chooseLanguage(['en-US', 'ar'], languagesOf(true))?.tag).toBe('en');
});

function settled(query: string, preferred: readonly string[]) {
  history.replaceState(null, '', `/${query}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  detectLocale(languages, () => localStorage);
  return [document.documentElement.lang, document.documentElement.dir];
}

test('the address decides, then what was asked for before, then the browser', () => {
  expect(settled('', ['de-DE'])).toEqual(['de', 'ltr']);
  expect(settled('?locale=ar', ['de-DE'])).toEqual(['ar', 'rtl']);
  expect(settled('', ['de-DE'])).toEqual(['ar', 'rtl']);
  expect(settled('?locale=en', ['de-DE'])).toEqual(['en', 'ltr']);
});

test('a language that there is not is neither shown nor kept', () => {
  expect(settled('?locale=xx', ['ar'])).toEqual(['ar', 'rtl']);
  expect(localStorage.length).toBe(0);
});
