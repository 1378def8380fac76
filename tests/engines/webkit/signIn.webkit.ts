import { join } from 'node:path';
import { root } from '../../../scripts/setup.mjs';
import type { Page } from './page.ts';
import { walk } from './test.ts';

/** The browser logs answers such as the 404 for a free username or the 401 of a provider's refusal. */
const expects = [/40[0-9]/];

const heading = (page: Page, name: string | RegExp) => page.get('heading', name);
const atHome = (page: Page) => page.until(() => location.pathname === '/' && document.querySelector('article') !== null);

/** Leads to the provider's page, which is another document, and gives one of its answers there. */
async function answer(page: Page, provider: string, choice: string) {
  await page.press('button', `Continue to ${provider}`);
  await page.press('link', choice);
}

walk(
  'X, Bluesky and Frequency refuse, let in, and lead newcomers on',
  async (page) => {
    await page.open('/sign-in-with-x', { persona: 'guest' });
    await answer(page, 'X', 'Deny');
    await heading(page, 'You didn’t allow access on X');
    await page.press('button', 'Start again');
    await answer(page, 'X', 'Approve');
    await atHome(page);

    await page.open('/sign-in?method=bluesky', { persona: 'guest' });
    await answer(page, 'Bluesky', 'Approve as somebody new');
    await heading(page, 'Choose a username');
    await page.press('button', 'Finish later');
    await atHome(page);

    await page.open('/siwf-login', { persona: 'guest' });
    await answer(page, 'Frequency', 'Approve as somebody new');
    await heading(page, 'Choose your handle');
    await page.fill(/Username/, 'freq_ada');
    await page.until(() => document.body.textContent.includes('@freq_ada is available.'));
    await page.press('button', 'Claim this handle');
    await heading(page, 'Add a picture');
    await page.press('button', 'Skip');
    await page.until(() => location.pathname === '/');
  },
  { expects },
);

walk(
  'a new number leads through onboarding to a password, a picture that is cut, and the feed',
  async (page) => {
    await page.open('/onboarding/create-username');
    await page.fill(/Username/, 'noor_new');
    await page.until(() => document.body.textContent.includes('@noor_new is available.'));
    await page.reload();
    await page.until(() => document.querySelector('input')?.value === 'noor_new');
    await page.press('button', 'Continue');
    await heading(page, 'About you');
    await page.get('button', /^Country: /);
    await page.fill(/Phone number/, '+12025550188');
    await page.press('checkbox', /not a robot/);
    await page.press('button', 'Send code');
    await heading(page, 'Verify your number');
    await page.fill('Six-digit code', '123456');
    await heading(page, 'Choose a password');
    await page.pressElement(await page.find('input[type=password]'));
    await page.type('long enough to keep');
    await page.press('button', 'Save password');
    await heading(page, 'Add a picture');
    await page.choose(await page.find('input[type=file]'), join(root, 'docs/images/post-phone-dark.png'));
    await page.focus(await page.get('group', /Part of the picture/));
    await page.key('ArrowDown');
    await page.press('button', 'Save picture');
    await atHome(page);
  },
  { expects },
);

walk(
  'an account is cut off from X, connected to Bluesky, and deleted',
  async (page) => {
    await page.open('/account', { persona: 'regular' });
    await page.press('button', 'Disconnect X');
    await page.until(() => document.body.textContent.includes('X Account Disconnected!'));
    await page.press('button', 'Connect Bluesky');
    await page.press('link', 'Approve as somebody new');
    await page.until(() => document.body.textContent.includes('Bluesky Account Connected!'));
    await page.press('button', 'Delete account');
    await page.fill(/Type DELETE/, 'DELETE');
    await page.press('button', 'Delete permanently');
    await page.until(() => location.pathname === '/welcome');
  },
  { expects },
);
