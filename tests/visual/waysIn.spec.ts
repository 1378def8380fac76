import type { Page } from '@playwright/test';
import type { App } from '../e2e/support/app.ts';
import { expect, flatCanvas, test } from './support/test.ts';

/** Visits one screen after the other in the same page and takes a picture of each once it is ready. */
type Walk = (app: App, page: Page, look: (name: string) => Promise<void>) => Promise<void>;

const titled = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const number = '+12025550188';
const code = '123456';

/** Waits for the dial code, which appears once the phone metadata is loaded. */
const phoneField = (page: Page) => expect(page.getByRole('button', { name: /^Country: / })).toBeVisible();

async function sendCode(page: Page): Promise<void> {
  await phoneField(page);
  await page.getByRole('textbox', { name: /Phone number/ }).fill(number);
  await page.getByRole('checkbox', { name: /not a robot/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
}

const walks: Record<string, Walk> = {
  'ways in': async (app, page, look) => {
    for (const method of ['password', 'x', 'bluesky', 'siwf']) {
      await app.open(`/sign-in?method=${method}`, { persona: 'guest' });
      if (method === 'password') await phoneField(page);
      await look(`sign-in-${method}`);
    }
    await page.getByRole('button', { name: 'Continue to Frequency' }).click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await titled(page, 'You didn’t allow access on Frequency');
    await look('denied');
    await app.open('/oauth-callback-bluesky?iss=nobody');
    await titled(page, 'Signing in with Bluesky didn’t work');
    await look('broken');
    await app.open('/siwf/register');
    await titled(page, 'This Frequency account is new here');
    await look('frequency-without-account');
    await app.open('/sign-up');
    await phoneField(page);
    await look('sign-up');
  },
  onboarding: async (app, page, look) => {
    app.allowConsole(/Failed to load resource/);
    await app.open('/onboarding/login-method', { persona: 'guest' });
    await titled(page, 'Create your account');
    await look('login-method');
    await page.getByRole('link', { name: 'Continue with phone' }).click();
    await page.getByLabel(/Username/).fill('lena');
    await expect(page.getByText('This username is already taken.')).toBeVisible();
    await look('create-username');
    await page.getByLabel(/Username/).fill('noor_new');
    await expect(page.getByText('@noor_new is available.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await phoneField(page);
    await look('create-account');
    await sendCode(page);
    await titled(page, 'Verify your number');
    await look('verification-code');
    await page.getByLabel('Six-digit code').fill(code);
    await titled(page, 'Choose a password');
    await look('create-password');
    await page.getByLabel(/New password/).fill('long enough to keep');
    await page.getByRole('button', { name: 'Save password' }).click();
    await titled(page, 'Add a picture');
    await page.locator('input[type=file]').setInputFiles('docs/images/post-phone-dark.png');
    await expect(page.getByRole('group', { name: /Part of the picture/ })).toBeVisible();
    await look('add-avatar');
  },
  'public pages': async (app, page, look) => {
    for (const [path, title] of [
      ['/about', 'About Sez'],
      ['/declaration', 'Declaration'],
      ['/privacy', 'Privacy'],
      ['/term-of-service', 'Terms of service'],
      ['/user/sezushelp', 'Help'],
      ['/verify-email?status=success', 'Your email address is verified'],
      ['/check-visit-links', /./],
      ['/nowhere', /./],
    ] as const) {
      await app.open(path, path === '/about' ? { persona: 'guest' } : {});
      await titled(page, title);
      await look(
        path
          .slice(1)
          .replace(/\W.*$|\//g, '-')
          .replace(/-$/, ''),
      );
    }
  },
  account: async (app, page, look) => {
    await app.open('/account', { persona: 'regular' });
    await titled(page, 'Account');
    await expect(page.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
    await look('account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel(/Type DELETE/).fill('delete');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByText('Type exactly DELETE.')).toBeVisible();
    await look('delete-account');
  },
};

test.describe.configure({ timeout: 240_000 });

// These screens consist of the same few parts, so each scheme is compared at one size.
for (const [name, walk] of Object.entries(walks)) {
  test(`${name}: every screen looks as agreed, light on the desktop and dark on the phone`, async ({ app, page }, { project }) => {
    const scheme = project.name === 'visual-desktop' ? 'light' : 'dark';
    await walk(app, page, async (screen) => {
      await app.useScheme(scheme);
      await app.settle();
      await expect.soft(page).toHaveScreenshot(`${screen}-${scheme}.png`, flatCanvas);
    });
  });
}
