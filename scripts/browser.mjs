// Finds a Chromium for tests and benchmarks. Imports only Node built-ins, because it also runs before npm install.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flags for running as root (no sandbox) and without a network (no background requests, which would only fail). */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes the headless shell render text exactly like the full Chromium on Linux, which ignores this flag.
  '--font-render-hinting=slight',
];

/** Debian's headless Chromium: it renders the same and takes two thirds of the time, because it has no interface of its own. */
const systemShell = '/usr/bin/chromium-headless-shell';

/** Where Chromium and Chrome are usually installed on Linux, macOS and Windows. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the browser to drive, or undefined when there is none.
 * Order: `CHROMIUM_PATH`, a Chromium that Playwright installed, the system's headless shell, a system Chromium.
 * @param {{ asPeopleUse?: boolean }} [options] `asPeopleUse`: prefers the full Chromium to the headless shell, for measuring
 * @returns {string | undefined}
 */
export function findBrowser({ asPeopleUse = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const ofSystem = asPeopleUse ? [...systemBrowsers, systemShell] : [systemShell, ...systemBrowsers];
  return playwrightBrowser() ?? ofSystem.find((path) => existsSync(path));
}

/** Playwright's own Chromium. Playwright names a path even if nothing is there, and is itself missing before npm install. */
function playwrightBrowser() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
