import type { Page } from '@playwright/test';
import documented from '../spec/routes.json' with { type: 'json' };
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';
import { Traces } from './support/traces.ts';

// These are long journeys with several axe runs each.
test.describe.configure({ timeout: 240_000 });

const number = '+12025550188';
const code = '123456';

async function fillPhone(page: Page, phone: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^Country: / })).toBeVisible();
  await page.getByRole('textbox', { name: /Phone number/ }).fill(phone);
  await page.getByRole('checkbox', { name: /not a robot/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const answerAs = (page: Page, choice: string) => page.getByRole('link', { name: choice, exact: true }).click();

async function chooseUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel(/Username/).fill(username);
  await expect(page.getByText(`@${username} is available.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an unknown number leads through onboarding to the feed, with a taken name, a reload and Back on the way', {
  tag: '@engines',
}, async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/); // The browser logs a 404 for a free username.
  const traces = new Traces(page);
  await app.open('/sign-in');
  await fillPhone(page, number);
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByText('User not found. Please Signup', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account with this number' }).click();

  await expect(heading(page, 'Choose a username')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByLabel(/Username/).fill('lena');
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await page.getByLabel(/Username/).fill('noor_new');
  await expect(page.getByText('@noor_new is available.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Username/)).toHaveValue('noor_new');
  // Another person takes the name between the check and the code.
  await app.fail({
    path: '/api/auth/login-sms/check',
    status: 409,
    body: { statusCode: 409, message: 'Username is already taken' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'About you')).toBeVisible();
  // The typed code is never stored, so the reload lost it; the code that was sent before still works.
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(heading(page, 'Verify your number')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await expect(page).toHaveURL(/create-username$/);
  await chooseUsername(page, 'noor_newer');
  await expect(page.getByLabel('Six-digit code')).toHaveValue(code);
  await app.expectNoAxeViolations();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();

  await expect(heading(page, 'Choose a password')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByLabel(/New password/).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel(/New password/).fill('long enough to keep');
  await page.getByRole('button', { name: 'Save password' }).click();

  await expect(heading(page, 'Add a picture')).toBeVisible();
  await page.reload();
  await page.locator('input[type=file]').setInputFiles('docs/images/post-phone-dark.png');
  await page.getByRole('group', { name: /Part of the picture/ }).press('ArrowDown');
  await app.expectNoAxeViolations();
  await app.fail({ path: '/api/files', status: 413, times: 1 });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('File is too large. Please choose a smaller file.')).toBeVisible();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await traces.expectNoneOf([number, number.slice(2), code, 'long enough', 'newUser']);
  expect(await traces.left()).toContain('isFirstLogin');
});

test('a later step without its data redirects to the first missing one, and Back works for all steps', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/);
  await app.open('/onboarding/add-avatar');
  await expect(heading(page, 'Choose a username')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('link', { name: 'Continue with phone' }).click();
  await chooseUsername(page, 'ada_walks');
  await expect(heading(page, 'About you')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('nonsense');
  await fillPhone(page, number);
  await expect(page.getByText('Enter an email address')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByLabel('Email').fill('ada@mail.example');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await fillPhone(page, number);
  await expect(heading(page, 'Verify your number')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('ada@mail.example');
});

test('number and code, and number and password, sign people in after any failure of either, and leave no trace', {
  tag: '@engines',
}, async ({ app, page }) => {
  const phone = '2015550123';
  const traces = new Traces(page);
  await app.open('/sign-in');
  await app.fail({ path: '/api/auth/login-sms/send', status: 500, body: {}, times: 1 });
  await fillPhone(page, phone);
  await expect(page.getByText('Server error').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /not a robot/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Six-digit code').fill('111111');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByRole('article').first()).toBeVisible();
  await traces.expectNoneOf([phone, '111111', code]);

  await app.open('/sign-in?method=password', { persona: 'guest' });
  await app.expectNoAxeViolations();
  const password = page.getByLabel(/^\W*Password$/);
  await expect(page.getByRole('button', { name: /^Country: / })).toBeVisible();
  await page.getByRole('textbox', { name: /Phone number/ }).fill(phone);
  await password.fill('wrong-horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid phone or password')).toBeVisible();
  await password.fill('correct-horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await traces.expectNoneOf([phone, '111111', code, 'horse']);
});

/** Walks through the same three results for each provider: refused, failed, and signed in, with no secret left behind. */
async function walkProvider(app: App, page: Page, start: string, name: string, secrets: readonly string[]): Promise<void> {
  const traces = new Traces(page);
  const go = page.getByRole('button', { name: `Continue to ${name}` });
  app.allowConsole(/Failed to load resource/);
  await app.open(start);
  await app.expectNoAxeViolations();
  await go.click();
  await answerAs(page, 'Deny');
  await expect(heading(page, `You didn’t allow access on ${name}`)).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('button', { name: 'Start again' }).click();
  await go.click();
  await answerAs(page, 'Send a broken answer');
  await expect(heading(page, `Signing in with ${name} didn’t work`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Start again' }).click();
  await go.click();
  await answerAs(page, 'Approve');
  await expect(page.getByRole('article').first()).toBeVisible();
  await traces.expectNoneOf(secrets);
}

test('X signs people in, and its one-time tokens leave no trace', { tag: '@engines' }, async ({ app, page }) => {
  await walkProvider(app, page, '/sign-in-with-x', 'X', ['oauth', 'lena_streets', 'userPhoneX']);
});

test('Bluesky signs people in, and newcomers continue to their username', { tag: '@engines' }, async ({ app, page }) => {
  await walkProvider(app, page, '/sign-in?method=bluesky', 'Bluesky', ['iss', 'anna.bsky.example', 'bad-code', 'blueskyVisit']);
  await page.context().clearCookies();
  await app.open('/', { persona: 'guest' });
  await app.open('/sign-in?method=bluesky');
  await page.getByRole('button', { name: 'Continue to Bluesky' }).click();
  await answerAs(page, 'Approve as somebody new');
  await expect(heading(page, 'Choose a username')).toBeVisible();
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Frequency signs people in, newcomers claim a handle, and an unknown account leads to creating one', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  await walkProvider(app, page, '/siwf-login', 'Frequency', ['authorizationCode', 'known-', 'bad-code', 'siwfVisit']);
  await app.open('/', { persona: 'guest' });
  await app.open('/siwf-login');
  await page.getByRole('button', { name: 'Continue to Frequency' }).click();
  await answerAs(page, 'Approve, but without an account on Sez');
  await expect(page.getByText('User not found. Please Signup', { exact: true })).toBeVisible();
  await expect(heading(page, 'This Frequency account is new here')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Frequency' }).click();
  await page.getByRole('button', { name: 'Continue to Frequency' }).click();
  await answerAs(page, 'Approve as somebody new');
  await expect(heading(page, 'Choose your handle')).toBeVisible();
  await page.getByLabel(/Username/).fill('freq_ada');
  await expect(page.getByText('@freq_ada is available.')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('button', { name: 'Claim this handle' }).click();
  await expect(heading(page, 'Add a picture')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('userFrequencyHandle'))).toBe('freq_ada');
});

test('the account is connected, disconnected and deleted by its owner', { tag: '@engines' }, async ({ app, page }) => {
  await app.open('/user/lena', { persona: 'regular' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(heading(page, 'Account')).toBeVisible();
  await expect(page.getByText('+1 201 555 0123')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByRole('switch', { name: 'Also publish my posts on X' }).check();
  await page.getByRole('button', { name: 'Disconnect X' }).click();
  await expect(page.getByText('X Account Disconnected!').first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('button', { name: 'Connect Bluesky' }).click();
  await answerAs(page, 'Approve as somebody new');
  await expect(page.getByText('Bluesky Account Connected!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await app.expectNoAxeViolations();
  await page.getByLabel(/Type DELETE/).fill('delete');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Type exactly DELETE.')).toBeVisible();
  await page.getByLabel(/Type DELETE/).fill('DELETE');
  // Reads that are on the way when the account is deleted are refused, and the browser logs these.
  app.allowConsole(/401.*\/api\//);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('guests read every public page and the help without a call that needs a session', async ({ app, page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await app.open('/welcome');
  for (const [link, title] of [
    ['About', 'About Sez'],
    ['Declaration', 'Declaration'],
    ['Privacy', 'Privacy'],
    ['Terms', 'Terms of service'],
    ['Help', 'Help'],
  ] as const) {
    await page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeVisible();
    await app.expectNoAxeViolations();
  }
  await app.open('/verify-email?status=success&token=secret-token');
  await expect(heading(page, 'Your email address is verified')).toBeVisible();
  expect(page.url()).not.toContain('secret-token');
  expect(refused).toEqual([]);
});

test('every documented address of a guest leads to a page of its own, without header and navigation', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/); // One path is a short link without its id, and a free username answers 404.
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/metric/track-page')) views.push((request.postDataJSON() as { url: string }).url);
  });
  const guestPaths = documented.filter(({ layout }) => layout === 'guest').flatMap(({ paths }) => paths);
  expect(guestPaths).toHaveLength(21);
  await app.open('/welcome');
  for (const documentedPath of guestPaths) {
    const path = documentedPath === '*' ? '/nowhere/at/all' : documentedPath;
    await page.evaluate((next) => history.pushState(null, '', next), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => views).toContain(path);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    // A step whose data is missing redirects to the first step with missing data.
    const isLater = /^\/onboarding\/(?!login-method|create-username)/.test(path);
    expect(new URL(page.url()).pathname).toBe(isLater ? '/onboarding/create-username' : path);
  }
});

test('what a guest shares from another application is in the composer after signing in', async ({ app, page }) => {
  await app.open('/create-post?title=Trams&text=Worth%20reading&url=https%3A%2F%2Fexample.org%2Ftrams', { persona: 'guest' });
  await expect(page).toHaveURL(/\/welcome$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared'))).toContain('Trams');
  await app.open('/sign-in');
  await fillPhone(page, '+12015550123');
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByRole('dialog', { name: 'Compose' }).getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Worth reading\n\nhttps://example.org/trams',
  );
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Compose' })).toHaveCount(0);
});
