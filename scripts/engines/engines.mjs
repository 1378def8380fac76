// The engines that npm test drives besides Chromium, and how they come onto this machine. Node built-ins only.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { attempt } from '../setup.mjs';

/**
 * @typedef {'firefox' | 'webkit'} EngineName
 * @typedef {object} Engine
 * @property {string} title as people call it
 * @property {string} variable environment variable that names another executable
 * @property {string[]} stock where distributions and makers put it
 * @property {boolean} isPlaywrights whether Playwright drives it here, so that its own build does as well
 * @property {string[]} packages of Debian and Ubuntu that bring it
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
  // Driven by a client of our own (tests/engines/webkit): Playwright drives no stock WebKit.
  webkit: {
    title: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    stock: ['/usr/bin/WebKitWebDriver'],
    isPlaywrights: false,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * The engine to drive: the one that a variable names, else Playwright's own build, which Playwright drives by itself, else the stock one.
 * @param {EngineName} name
 * @returns {{ path: string, isStock: boolean } | undefined} undefined when this machine has none
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
 * Installs what is missing: Playwright's own build where it can be fetched, or as root the system's package.
 * What cannot be installed is no reason to stop here: its suites say that they were not run.
 * @param {EngineName} name
 * @returns {boolean} whether there is one now
 */
export function ensureEngine(name) {
  if (findEngine(name)) return true;
  const { packages, isPlaywrights } = engines[name];
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  if (isPlaywrights && !findEngine(name)) attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', name]);
  return findEngine(name) !== undefined;
}

/** Playwright says the path whether there is something or not, and is missing before the install. @param {EngineName} name */
function playwrightBuild(name) {
  try {
    const path = createRequire(import.meta.url)('playwright')[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
