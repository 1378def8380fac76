// Finds a Chromium for tests and benchmarks. Node built-ins only: it runs before the install too.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flags needed as root and on machines without a network: no sandbox, and no background look-ups that can only fail. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes the headless shell draw letters as a whole Chromium does on Linux, to the pixel; a whole one knows no such flag.
  '--font-render-hinting=slight',
];

/** Debian's Chromium without a window: it draws the same and takes a quarter less of the processor. */
const systemShell = '/usr/bin/chromium-headless-shell';

/** Where the packages of Linux distributions, macOS and Windows put one. */
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
 * @param {{ asPeopleUse?: boolean }} [options] `asPeopleUse`: a whole Chromium before the headless shell, for what is measured
 * @returns {string | undefined}
 */
export function findBrowser({ asPeopleUse = false } = {}) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const ofSystem = asPeopleUse ? [...systemBrowsers, systemShell] : [systemShell, ...systemBrowsers];
  return playwrightBrowser() ?? ofSystem.find((path) => existsSync(path));
}

/** What Playwright has installed, on any platform; it says the path whether there is something or not, and is missing before the install. */
function playwrightBrowser() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
