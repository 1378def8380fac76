import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRenderer } from './renderer.mjs';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sez-renderer-'));
});
afterEach(() => rmSync(base, { recursive: true }));

/** A package like the real one, whose browser is a text. */
function packageOf(version: string): string {
  const from = join(base, 'package');
  mkdirSync(join(from, 'bin'), { recursive: true });
  mkdirSync(join(base, 'lib'), { recursive: true });
  writeFileSync(join(base, 'lib', 'libnss3.so'), 'a library');
  writeFileSync(join(from, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(from, 'bin/chromium.br'), brotliCompressSync(Buffer.from(`browser ${version}`)));
  writeFileSync(join(from, 'bin/al2023.tar.br'), brotliCompressSync(execFileSync('tar', ['-c', '-C', base, 'lib'])));
  return from;
}

it('unpacks the browser of the lock file once, with its libraries and a font of its own', () => {
  const cache = join(base, 'cache');
  const found = findRenderer({ from: packageOf('153.0.0'), cache, supported: true });
  expect(readFileSync(found?.path ?? '', 'utf8')).toBe('browser 153.0.0');
  const [, fonts = ''] = /<dir>(.*)<\/dir>/.exec(readFileSync(found?.env['FONTCONFIG_FILE'] ?? '', 'utf8')) ?? [];
  expect(existsSync(join(fonts, 'DejaVuSans.ttf'))).toBe(true);
  expect(existsSync(join(found?.env['LD_LIBRARY_PATH'] ?? '', 'libnss3.so'))).toBe(true);
  expect(findRenderer({ from: join(base, 'package'), cache, supported: true })).toEqual(found);
  expect(readdirSync(cache)).toEqual(['153.0.0']);
});

it('unpacks a new version beside the old one', () => {
  const cache = join(base, 'cache');
  findRenderer({ from: packageOf('153.0.0'), cache, supported: true });
  const found = findRenderer({ from: packageOf('160.0.0'), cache, supported: true });
  expect(readFileSync(found?.path ?? '', 'utf8')).toBe('browser 160.0.0');
});

it('finds none where the package is missing or does not run', () => {
  expect(findRenderer({ from: join(base, 'nothing'), cache: base, supported: true })).toBeUndefined();
  expect(findRenderer({ from: packageOf('153.0.0'), cache: join(base, 'cache'), supported: false })).toBeUndefined();
  expect(existsSync(join(base, 'cache'))).toBe(false);
});
