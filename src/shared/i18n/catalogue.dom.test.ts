import { forgetModules } from '@tests/support/forgetModules';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from './english.ts';

beforeEach(() => {
  forgetModules();
  Object.assign(document.documentElement, { lang: 'xx', dir: 'rtl' });
});

async function inLanguage(load: () => Promise<unknown>) {
  const { translations } = await import('./translations.ts');
  Object.assign(translations, { xx: load });
  return import('./catalogue.ts');
}

/** Number format of the language; it isn't part of any sentence. */
const formats = { ...english, whole: (value: number) => `${value}!` };

const translate = (name: string, english: Record<string, string>) =>
  Object.fromEntries(Object.entries(english).map(([key, word]) => [key, `${name}:${word}`]));

test('what was declared before its language was there is said in it, what comes later and numbers too', async () => {
  const { catalogue, loadLocale, translated } = await inLanguage(async () => ({ translate, formats }));
  const first = catalogue('feed', { title: 'Feed' });
  const { formatWhole } = await import('./numbers.ts');
  expect(formatWhole(5)).toBe('5');
  await loadLocale();
  expect(formatWhole(5)).toBe('5!');
  expect(first.title).toBe('feed:Feed');
  expect(catalogue('groups', { title: 'Groups' }).title).toBe('groups:Groups');
  expect(translated('design-system', { close: 'Close' }).close).toBe('design-system:Close');
});

test('a language that cannot be fetched leaves English, and the page says so to screen readers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { catalogue, loadLocale } = await inLanguage(() => Promise.reject(new Error('gone')));
  const { title } = catalogue('feed', { title: 'Feed' });
  await loadLocale();
  expect([title, catalogue('groups', { title: 'Groups' }).title]).toEqual(['Feed', 'Groups']);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  expect(log).toHaveBeenCalledOnce();
});
