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
])('for the preferences %j it chooses %s', (preferences, tag) => expect(chooseLanguage(preferences, languages)?.tag).toBe(tag));

test('pseudo-languages are used only on request', () => {
  expect(chooseLanguage(['en-US', 'ar'], languagesOf(true))?.tag).toBe('en');
});

function settled(query: string, preferred: readonly string[]) {
  history.replaceState(null, '', `/${query}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  detectLocale(languages, () => localStorage);
  return [document.documentElement.lang, document.documentElement.dir];
}

test('the address decides, then the stored choice, then the browser', () => {
  expect(settled('', ['de-DE'])).toEqual(['de', 'ltr']);
  expect(settled('?locale=ar', ['de-DE'])).toEqual(['ar', 'rtl']);
  expect(settled('', ['de-DE'])).toEqual(['ar', 'rtl']);
  expect(settled('?locale=en', ['de-DE'])).toEqual(['en', 'ltr']);
});

test('an unsupported language is neither shown nor stored', () => {
  expect(settled('?locale=xx', ['ar'])).toEqual(['ar', 'rtl']);
  expect(localStorage.length).toBe(0);
});
