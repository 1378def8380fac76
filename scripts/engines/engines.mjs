// The browser engines that npm test uses besides Chromium, and their installation. Imports only Node built-ins.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { attempt } from '../setup.mjs';

/**
 * @typedef {'firefox' | 'webkit'} EngineName
 * @typedef {object} Engine
 * @property {string} title name for messages
 * @property {string} variable environment variable with the path of another executable
 * @property {string[]} stock where it is usually installed
 * @property {boolean} isPlaywrights whether Playwright drives it here, so that Playwright's own build works too
 * @property {string[]} packages names of its packages on Debian and Ubuntu
 */

/** @type {Record<EngineName, Engine>} */
export const engines = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    stock: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    isPlaywrights: true,
    packages: ['firefox-esr'],
  },
  // Our own client drives it (tests/engines/webkit), because Playwright can't drive an unpatched WebKit.
  webkit: {
    title: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    stock: ['/usr/bin/WebKitWebDriver'],
    isPlaywrights: false,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * The engine to use: the one that the environment variable names, otherwise Playwright's own build, otherwise the stock one.
 * @param {EngineName} name
 * @returns {{ path: string, isStock: boolean } | undefined} undefined when none is installed
 */
export function findEngine(name) {
  const { variable, stock, isPlaywrights } = engines[name];
  const named = process.env[variable];
  if (named) return { path: named, isStock: true };
  const own = isPlaywrights && playwrightBuild(name);
  if (own) return { path: own, isStock: false };
  const path = stock.find((each) => existsSync(each));
  return path ? { path, isStock: true } : undefined;
}

/**
 * Installs the engine if it is missing: Playwright's own build where it can be downloaded, or as root the system's package.
 * A failed installation doesn't stop npm test, because the engine's suites then report that they were skipped.
 * @param {EngineName} name
 * @returns {boolean} whether the engine is installed now
 */
export function ensureEngine(name) {
  if (findEngine(name)) return true;
  const { packages, isPlaywrights } = engines[name];
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  if (isPlaywrights && !findEngine(name)) attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', name]);
  return findEngine(name) !== undefined;
}

/** Playwright's own build. Playwright names a path even if nothing is there, and is itself missing before npm install. @param {EngineName} name */
function playwrightBuild(name) {
  try {
    const path = createRequire(import.meta.url)('playwright')[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
