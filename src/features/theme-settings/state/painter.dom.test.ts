import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeOfPreset } from '@/design-system/theme/presets.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { defaultTheme, noPreferences, type ThemeSettings } from '@/design-system/theme/types.ts';
import { colorsEntry, paintEntry } from '../storage.ts';
import { applyTheme, startTheme } from './painter.ts';
import { schemeAtom, setSchemeAtom } from './scheme.ts';
import { readTheme, writeTheme } from './theme.ts';

const root = document.documentElement;
const shown = (name: string) => root.style.getPropertyValue(`--sez-color-${name}`);
const apply = (theme: ThemeSettings) => applyTheme(theme, solvePaint(theme, noPreferences).paint);
const solvedFill = (theme: ThemeSettings) => solvePaint(theme, noPreferences).paint.light.vars['--sez-color-fill-primary-base'];
/** The storage event that a tab receives when another one writes. */
const fromOtherTab = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key), storageArea: localStorage }));

const systemDark = Object.assign(new EventTarget(), { matches: false });
const never = Object.assign(new EventTarget(), { matches: false });
let stop = () => {};

beforeEach(() => {
  systemDark.matches = false;
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('color-scheme') ? systemDark : never));
});

afterEach(() => {
  stop();
  apply(defaultTheme);
});

test('shows a stored theme at the start, solving it when there is no paint for it', async () => {
  writeTheme(themeOfPreset('forest'));
  stop = startTheme();
  await vi.waitFor(() => expect(shown('fill-primary-base')).toBe(solvedFill(themeOfPreset('forest'))));
  expect(paintEntry.read()?.of).toContain('#15803d');
});

test('needs no solver when the stored paint fits', () => {
  const theme = themeOfPreset('purple');
  writeTheme(theme);
  paintEntry.write(solvePaint(theme, noPreferences).paint);
  stop = startTheme();
  expect(shown('fill-primary-base')).toBe(solvedFill(theme));
});

test('applies a theme in the same frame and keeps the settings exactly as set', () => {
  stop = startTheme();
  const theme = { ...themeOfPreset('ocean'), primary: '#ABCDEF', colorOpacity: -300, cardBgOpacity: 0, postBgOpacity: 100 };
  expect(apply(theme)).toBe(true);
  expect(shown('brand-primary')).toBe('#ABCDEF');
  expect(readTheme()).toEqual(theme);
  apply(theme);
  expect(readTheme()).toEqual(theme);
});

test('the default theme leaves the root to the stylesheet and stores no paint', () => {
  stop = startTheme();
  apply(themeOfPreset('ocean'));
  apply(defaultTheme);
  expect(shown('fill-primary-base')).toBe('');
  expect(paintEntry.read()).toBeUndefined();
});

test('follows another tab at once', () => {
  stop = startTheme();
  const theme = themeOfPreset('sunset');
  writeTheme(theme);
  paintEntry.write(solvePaint(theme, noPreferences).paint);
  fromOtherTab('themePaint');
  expect(shown('fill-primary-base')).toBe(solvedFill(theme));
  localStorage.setItem('colorScheme', 'dark');
  fromOtherTab('colorScheme');
  expect(root.dataset['scheme']).toBe('dark');
});

test('follows the system while the scheme is Auto, and not after a scheme is chosen', () => {
  stop = startTheme();
  const switchSystem = (isDark: boolean) => {
    systemDark.matches = isDark;
    systemDark.dispatchEvent(new Event('change'));
  };
  switchSystem(true);
  expect(root.dataset['scheme']).toBe('dark');
  createStore().set(setSchemeAtom, 'light');
  expect(root.dataset['scheme']).toBe('light');
  switchSystem(false);
  switchSystem(true);
  expect(root.dataset['scheme']).toBe('light');
});

test('choosing a scheme stores it, choosing Auto removes it', () => {
  const store = createStore();
  store.set(setSchemeAtom, 'dark');
  expect(localStorage.getItem('colorScheme')).toBe('dark');
  expect(store.get(schemeAtom)).toBe('dark');
  store.set(setSchemeAtom, 'auto');
  expect(localStorage.getItem('colorScheme')).toBeNull();
  expect(store.get(schemeAtom)).toBe('auto');
});

test('shows a theme that the browser would not store, and reports that it was not stored', () => {
  stop = startTheme();
  const write = vi.spyOn(colorsEntry, 'write').mockReturnValue(false);
  expect(apply(themeOfPreset('ocean'))).toBe(false);
  expect(shown('fill-primary-base')).toBe(solvedFill(themeOfPreset('ocean')));
  write.mockRestore();
});

test('reads the nearest allowed value for numbers out of range and the default for damaged values', () => {
  localStorage.setItem('themeColorOpacity', '999');
  localStorage.setItem('themeCardBgOpacity', '-4');
  localStorage.setItem('themeColors', '{"primary":"red"}');
  expect(readTheme()).toEqual({ ...defaultTheme, colorOpacity: 300, cardBgOpacity: 0 });
});
