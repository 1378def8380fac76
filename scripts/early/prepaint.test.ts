import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Language, languagesOf } from '../../src/shared/i18n/languages.ts';
import { prepaint } from './prepaint.ts';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="theme-color" content="red"><title>Sez</title></head><body></body></html>';

async function transform(html: string, languages?: readonly Language[]): Promise<string> {
  const hook = prepaint(languages).transformIndexHtml;
  if (!hook || typeof hook === 'function') throw new Error('The plugin has no ordered hook');
  const result = await hook.handler.call({} as never, html, {} as never);
  return result as string;
}

test('inlines a complete script right after the character set, before anything that paints', async () => {
  const html = await transform(page);
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(html.indexOf('charset')).toBeLessThan(html.indexOf('<script>'));
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<title>'));
  expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
  expect(html.match(/theme-color/g)).toHaveLength(2);
  expect(script).not.toMatch(/\bimport\b/);
  expect(() => new Script(script)).not.toThrow();
  expect(brotliCompressSync(script).length).toBeLessThan(600);
});

test('decides the language only where there is a choice', async () => {
  expect(await transform(page, languagesOf(false).slice(0, 1))).not.toContain('languages');
  expect(await transform(page, languagesOf(true))).toContain('ar-XB');
});

test('refuses a page without a character set', async () => {
  await expect(transform('<html><head></head></html>')).rejects.toThrow('meta charset');
});
