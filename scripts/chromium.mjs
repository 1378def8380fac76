// Installs a browser when there is none.
import { findBrowser } from './browser.mjs';
import { attempt, fail } from './setup.mjs';

/** Skips recommended packages, which include a printing system. @param {string} name */
const aptInstall = (name) => ['install', '-y', '--no-install-recommends', name];

/**
 * Installs a Chromium if there is none: as root the system's package (preferably the headless shell), otherwise Playwright's own. In CI the
 * headless shell is also installed beside a full Chromium, with which the suites take half as long again.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found && !(process.env.CI === 'true' && found === '/usr/bin/chromium')) return;
  if (process.getuid?.() === 0 && attempt('apt-get', ['update'])) {
    for (const name of ['chromium-headless-shell', 'chromium']) if (attempt('apt-get', aptInstall(name)) && findBrowser()) return;
  }
  if (found) return;
  const isInstalled = attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']);
  // Installing system packages may not be permitted; the browser may work without them.
  if (!isInstalled) attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!findBrowser()) fail('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}
