// Facts about the browser in use, and the browser itself when there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { fail, progress, root } from './setup.mjs';

/**
 * Major version of the browser that the tests drive; the worker processes inherit the first answer.
 * @returns {number}
 */
export function chromiumMajor() {
  const known = process.env.SEZ_CHROMIUM_MAJOR;
  if (known) return Number(known);
  const path = findBrowser();
  if (!path) fail('No Chromium was found. npm test installs one.');
  // Some launch scripts print warnings of their own before the version.
  const version = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const major = /(\d+)\.\d+\.\d+\.\d+/.exec(version)?.[1];
  if (!major) fail(`The version of ${path} could not be read from "${version.trim()}".`);
  process.env.SEZ_CHROMIUM_MAJOR = major;
  return Number(major);
}

/** Without the recommended packages, which bring a whole print system along. */
const aptInstall = ['install', '-y', '--no-install-recommends', 'chromium'];

/** Makes sure that there is a Chromium: the system's package as root, otherwise Playwright's own. */
export function ensureBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && attempt('apt-get', ['update']) && attempt('apt-get', aptInstall) && findBrowser()) return;
  const isInstalled = attempt(process.execPath, [`${root}/node_modules/playwright/cli.js`, 'install', '--with-deps', 'chromium']);
  // Without the right to install system packages the browser alone may still do.
  if (!isInstalled) attempt(process.execPath, [`${root}/node_modules/playwright/cli.js`, 'install', 'chromium']);
  if (!findBrowser()) fail('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  progress(`Installing a browser: ${[command, ...args].join(' ').replace(`${root}/`, '')} …`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
