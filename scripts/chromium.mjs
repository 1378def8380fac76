// Facts about the browser in use, and the browser itself when there is none.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBrowser } from './browser.mjs';
import { attempt, fail } from './setup.mjs';

/**
 * Major version of the browser that the tests drive; the worker processes inherit the first answer.
 * @returns {number}
 */
export function chromiumMajor() {
  const known = process.env.SEZ_CHROMIUM_MAJOR;
  if (known) return Number(known);
  const path = findBrowser();
  if (!path) fail('No Chromium was found. npm test installs one.');
  const says = versionSayings(path);
  const major = newestMajor(says);
  if (!major) fail(`The version of ${path} could not be read from "${says.join(' ')}".`);
  process.env.SEZ_CHROMIUM_MAJOR = String(major);
  return major;
}

/**
 * What tells a browser's version: its own words, or on Windows, where it answers the question with a window, the names of what lies
 * beside it: a folder (Chrome) or a manifest (Playwright's Chromium) is called as the version is.
 * @param {string} path @param {NodeJS.Platform} [platform] @returns {string[]}
 */
export function versionSayings(path, platform = process.platform) {
  if (platform === 'win32') return readdirSync(dirname(path));
  // Some launch scripts print warnings of their own before the version.
  return [execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
}

/** The first number of the newest version among these words. @param {readonly string[]} says @returns {number | undefined} */
export function newestMajor(says) {
  const majors = says.flatMap((text) => /(\d+)\.\d+\.\d+\.\d+/.exec(text)?.[1] ?? []).map(Number);
  return majors.length > 0 ? Math.max(...majors) : undefined;
}

/** Without the recommended packages, which bring a whole print system along. @param {string} name */
const aptInstall = (name) => ['install', '-y', '--no-install-recommends', name];

/** Makes sure that there is a Chromium: the system's package as root (the headless shell where there is one), otherwise Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && attempt('apt-get', ['update'])) {
    for (const name of ['chromium-headless-shell', 'chromium']) if (attempt('apt-get', aptInstall(name)) && findBrowser()) return;
  }
  const isInstalled = attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
  // Without the right to install system packages the browser alone may still do.
  if (!isInstalled) attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!findBrowser()) fail('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}
