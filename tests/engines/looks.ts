// Draws twelve screens in Chromium, Firefox and WebKit side by side, to be looked at: npx tsx tests/engines/looks.ts (after npm run build:mocked).
// One picture per screen is written to .cache/looks.
import { mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, firefox } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { createPreview } from '../../scripts/preview/server.mjs';
import { root } from '../../scripts/setup.mjs';
import { addresses } from '../e2e/support/addresses.ts';
import { inFirefox } from '../e2e/support/firefox.ts';
import { startDriver } from './webkit/driver.ts';
import { desktop, Page, phone } from './webkit/page.ts';

type Role = 'button' | 'menuitem';
type Look = {
  name: string;
  path: string;
  size: typeof phone | typeof desktop;
  isDark?: boolean;
  persona?: string;
  presses?: [Role, string][];
};

const looks: Look[] = [
  { name: 'feed', path: '/', size: phone },
  { name: 'post', path: addresses.post, size: desktop },
  { name: 'composer', path: '/', size: phone, isDark: true, presses: [['button', 'Compose']] },
  { name: 'profile', path: addresses.profile, size: desktop, isDark: true },
  { name: 'groups', path: '/groups', size: phone },
  { name: 'group', path: addresses.group, size: desktop },
  { name: 'notifications', path: '/notifications', size: phone, isDark: true },
  {
    name: 'theme-settings',
    path: '/user/lena',
    size: desktop,
    presses: [
      ['button', 'Profile menu'],
      ['menuitem', 'Customize Theme'],
    ],
  },
  { name: 'account', path: '/account', size: phone },
  { name: 'sign-in', path: '/sign-in', size: desktop, isDark: true, persona: 'guest' },
  { name: 'explore', path: '/search?q=tram', size: phone },
  { name: 'not-found', path: '/nowhere', size: desktop, isDark: true },
];

const folder = `${root}/.cache/looks`;
const now = '2026-03-14T12:00:00Z';
/** Long enough for late code, pictures and rows that are drawn when idle. */
const settling = 2500;
const wait = () => new Promise((resolve) => setTimeout(resolve, settling));
const picture = (engine: string, name: string) => `${folder}/${name}.${engine}.png`;
const addressOf = ({ path, persona = 'regular' }: Look) => `${path}${path.includes('?') ? '&' : '?'}persona=${persona}&now=${now}`;
const store = (scheme: string) => localStorage.setItem('colorScheme', scheme);

async function inPlaywright(app: string) {
  const { channel, launchOptions } = inFirefox({ isPhone: false });
  const executablePath = findBrowser();
  const browsers = {
    chromium: await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) }),
    firefox: await firefox.launch({ ...launchOptions, ...(channel ? { channel } : {}) }),
  };
  for (const [engine, browser] of Object.entries(browsers)) {
    for (const look of looks) {
      const context = await browser.newContext({ viewport: look.size, baseURL: app, locale: 'en-US', timezoneId: 'UTC' });
      const page = await context.newPage();
      await page.goto(addressOf(look));
      await page.evaluate(store, look.isDark ? 'dark' : 'light');
      await page.reload();
      await wait();
      for (const [role, name] of look.presses ?? []) await page.getByRole(role, { name, exact: true }).first().click();
      await wait();
      await page.screenshot({ path: picture(engine, look.name) });
      await context.close();
    }
    if (engine !== 'chromium') await browser.close();
  }
  return browsers.chromium;
}

async function inWebKit(app: string) {
  const driver = await startDriver();
  for (const look of looks) {
    const page = new Page(await driver.newSession(), app);
    await page.resize(look.size);
    await page.open(addressOf(look));
    await page.run(store, look.isDark ? 'dark' : 'light');
    await page.reload();
    await wait();
    for (const [role, name] of look.presses ?? []) await page.press(role, name);
    await wait();
    await page.screenshot(picture('webkit', look.name));
    await page.close();
  }
  driver.stop();
}

mkdirSync(folder, { recursive: true });
const preview = createPreview({ folder: `${root}/dist-mocked`, base: '/', isMocked: true, backend: 'http://127.0.0.1:4000' });
await new Promise<void>((resolve) => void preview.server.listen(0, '127.0.0.1', resolve));
const app = `http://localhost:${(preview.server.address() as AddressInfo).port}`;
const browser = await inPlaywright(app);
await inWebKit(app);
for (const { name, size } of looks) {
  const sheet = await browser.newPage({ viewport: { width: 3 * size.width, height: size.height } });
  const images = ['chromium', 'firefox', 'webkit'].map((engine) => readFileSync(picture(engine, name), 'base64'));
  await sheet.setContent(
    `<body style="margin: 0; display: flex">${images.map((image) => `<img src="data:image/png;base64,${image}" width="${size.width}">`).join('')}`,
  );
  await sheet.screenshot({ path: `${folder}/${name}.png` });
  await sheet.close();
}
await browser.close();
preview.server.close();
