import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newestMajor, versionSayings } from './chromium.mjs';

it('reads the version in the words of a browser, whatever its launch script says before', () => {
  expect(newestMajor(['[1:2] a warning 3.4\nChromium 150.0.7871.124 built on Debian'])).toBe(150);
  expect(newestMajor(['Google Chrome 149.0.7800.10'])).toBe(149);
  expect(newestMajor(['no version at all'])).toBeUndefined();
});

it('reads it on Windows beside the browser, which would open a window instead of answering', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sez-chrome-'));
  const browser = join(folder, 'chrome.exe');
  writeFileSync(browser, 'never started');
  const major = () => newestMajor(versionSayings(browser, 'win32'));
  expect(major()).toBeUndefined();
  writeFileSync(join(folder, '147.0.7727.15.manifest'), '');
  expect(major()).toBe(147);
  // After an update both lie there.
  mkdirSync(join(folder, '150.0.7871.124'));
  expect(major()).toBe(150);
  rmSync(folder, { recursive: true });
});
