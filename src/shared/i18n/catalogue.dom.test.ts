import { forgetModules } from '@tests/support/forgetModules';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from './english.ts';
import type { LoadedLanguage } from './languages.ts';

beforeEach(() => {
  forgetModules();
  Object.assign(document.documentElement, { lang: 'xx', dir: 'rtl' });
});

/** The modules of a page in the language `xx`, which loads as given. */
async function inLanguage(load?: () => Promise<LoadedLanguage>) {
  const { translations } = await import('./translations.ts');
  const { languageOf } = await import('./speak.ts');
  const { formatWhole } = await import('./numbers.ts');
  Object.assign(translations, { xx: load ?? (async () => languageOf(translate, formats)) });
  return { ...(await import('./catalogue.ts')), formatWhole };
}

/** Number format of the language; it isn't part of any sentence. */
const formats = { ...english, whole: (value: number) => `${value}!` };

function translate<T extends object>(name: string, sentences: T): T {
  const inWords = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inWords(part)]))
      : `${name}:${String(value)}`;
  return inWords(sentences) as T;
}

test('sentences declared before their language was loaded are translated, and so are later texts and numbers', async () => {
  const { catalogue, formatWhole, loadLocale, translated } = await inLanguage();
  const first = catalogue('feed', { title: 'Feed' });
  expect(formatWhole(5)).toBe('5');
  await loadLocale();
  expect(formatWhole(5)).toBe('5!');
  expect(first.title).toBe('feed:Feed');
  expect(catalogue('groups', { title: 'Groups' }).title).toBe('groups:Groups');
  expect(translated('design-system', { close: 'Close' }).close).toBe('design-system:Close');
});

test('a page changes its language and back without a reload, including sentences that modules hold from a catalogue', async () => {
  const { catalogue, formatWhole, onLanguage, speak, translated } = await inLanguage();
  const draw = vi.fn();
  onLanguage(draw);
  const first = catalogue('feed', { title: 'Feed', tabs: { all: 'All' } });
  const { tabs } = first;
  await speak('xx');
  const later = catalogue('groups', { title: 'Groups' });
  expect([first.title, tabs.all, later.title, formatWhole(5)]).toEqual(['feed:Feed', 'feed:All', 'groups:Groups', '5!']);
  await speak('en');
  expect([first.title, tabs.all, later.title, formatWhole(5)]).toEqual(['Feed', 'All', 'Groups', '5']);
  expect(translated('design-system', { close: 'Close' }).close).toBe('Close');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  await speak('xx');
  expect(first.title).toBe('feed:Feed');
  expect(draw).toHaveBeenCalledTimes(3);
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
