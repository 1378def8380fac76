// Finds a Chromium for tests and benchmarks. Node built-ins only: it runs before the install too.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Flags needed as root and on machines without a network: no sandbox, and no background look-ups that can only fail. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of the browser to drive, or undefined when there is none.
 * Order: `CHROMIUM_PATH`, a Chromium that Playwright installed, a system Chromium.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return playwrightBrowser() ?? systemBrowsers.find((path) => existsSync(path));
}

function playwrightBrowser() {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const folders = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)).sort().reverse();
  return folders
    .flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((platform) => join(cache, name, platform, 'chrome')))
    .find((path) => existsSync(path));
}
