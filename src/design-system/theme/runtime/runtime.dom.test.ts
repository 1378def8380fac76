import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { themeOfPreset } from '../presets.ts';
import { defaultTheme, noPreferences } from '../types.ts';
import { applyLook, builtInPaintKey, paintKey, systemPreferences, systemScheme, watchSystem } from './index.ts';
import { prepaint } from './prepaint.ts';
import { solvePaint } from './solvePaint.ts';

const bars = { light: '#fefefe', dark: '#010101' };
const root = document.documentElement;
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const primaryFill = () => root.style.getPropertyValue('--sez-color-fill-primary-base');
const { paint } = solvePaint(themeOfPreset('ocean'), noPreferences);

class FakeMedia extends EventTarget {
  matches = false;
}
const media = new Map<string, FakeMedia>();

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  vi.stubGlobal('matchMedia', (query: string) => {
    if (!media.has(query)) media.set(query, new FakeMedia());
    return media.get(query);
  });
});

afterEach(() => {
  document.head.replaceChildren();
  root.removeAttribute('style');
  media.clear();
});

const setSystem = (query: string, isOn: boolean) => {
  const list = matchMedia(query) as unknown as FakeMedia;
  list.matches = isOn;
  list.dispatchEvent(new Event('change'));
};

test('shows a look on the root and colours the bars of the browser', () => {
  applyLook('dark', paint.dark, bars);
  expect(primaryFill()).toBe(paint.dark.vars['--sez-color-fill-primary-base']);
  expect(root.dataset['scheme']).toBe('dark');
  expect(root.style.colorScheme).toBe('dark');
  expect(bar()).toBe(paint.dark.bar);
});

test('removes everything when the default theme is restored, and touches no other properties', () => {
  root.style.fontSize = '120%';
  applyLook('dark', paint.dark, bars);
  applyLook('light', undefined, bars);
  expect(Array.from(root.style).filter((name) => name.startsWith('--sez-'))).toEqual([]);
  expect(root.style.fontSize).toBe('120%');
  expect(bar()).toBe(bars.light);
});

test('applying a look twice changes nothing', () => {
  applyLook('light', paint.light, bars);
  const before = root.getAttribute('style');
  applyLook('light', paint.light, bars);
  expect(root.getAttribute('style')).toBe(before);
});

test('before the first paint the chosen scheme of the cached theme is shown', () => {
  const items: Record<string, string> = { colorScheme: 'dark', themePaint: JSON.stringify(paint) };
  prepaint((key) => items[key] ?? null, bars);
  expect(root.dataset['scheme']).toBe('dark');
  expect(primaryFill()).toBe(paint.dark.vars['--sez-color-fill-primary-base']);
});

test('before the first paint an unchosen scheme follows the system', () => {
  setSystem('(prefers-color-scheme: dark)', true);
  prepaint(() => null, bars);
  expect(root.dataset['scheme']).toBe('dark');
  expect(bar()).toBe(bars.dark);
});

test.each([
  ['a paint of an older version', JSON.stringify({ ...paint, version: 0 })],
  ['broken JSON', '{"version"'],
  ['a value that is no object', 'null'],
])('before the first paint %s falls back to the default theme', (_name, stored) => {
  prepaint((key) => (key === 'themePaint' ? stored : null), bars);
  expect(root.dataset['scheme']).toBe('light');
  expect(primaryFill()).toBe('');
});

test('before the first paint forbidden storage falls back to the default theme', () => {
  prepaint(() => {
    throw new DOMException('denied', 'SecurityError');
  }, bars);
  expect(root.dataset['scheme']).toBe('light');
});

test('forced colours ask for more contrast', () => {
  setSystem('(forced-colors: active)', true);
  expect(systemPreferences()).toEqual({ moreContrast: true, reducedTransparency: false });
});

test('calls back while watched when the system changes', () => {
  const onChange = vi.fn();
  const stop = watchSystem(onChange);
  setSystem('(prefers-color-scheme: dark)', true);
  expect(systemScheme()).toBe('dark');
  stop();
  setSystem('(prefers-color-scheme: dark)', false);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the key of a paint distinguishes every setting and preference', () => {
  const variants = [
    defaultTheme,
    { ...defaultTheme, useGradient: false },
    { ...defaultTheme, postBgOpacity: 4 },
    { ...defaultTheme, secondary: '#000000' },
  ];
  const keys = variants.flatMap((theme) => [paintKey(theme, noPreferences), paintKey(theme, { ...noPreferences, moreContrast: true })]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain(builtInPaintKey);
});
