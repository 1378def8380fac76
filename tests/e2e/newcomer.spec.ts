import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const number = '+12025550188';
const code = '123456';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillPhone(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Country: / })).toBeVisible();
  await page.getByRole('textbox', { name: /Phone number/ }).fill(number);
  await page.getByRole('checkbox', { name: /not a robot/ }).check();
  await page.getByRole('button', { name: 'Send code' }).click();
}

async function chooseUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel(/Username/).fill(username);
  await expect(page.getByText(`@${username} is available.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a newcomer from the welcome page meets no error, types the code once and is asked for a name', { tag: '@engines' }, async ({
  app,
  page,
}) => {
  app.allowConsole(/Failed to load resource/); // The browser logs 404s for an unknown number and a free username.
  await app.open('/welcome');
  await page.getByRole('link', { name: 'Continue with phone' }).click();
  await expect(heading(page, 'Continue with your phone')).toBeVisible();
  await fillPhone(page);
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(page.getByText('User not found')).toHaveCount(0);
  await chooseUsername(page, 'noor_welcome');
  await expect(heading(page, 'About you')).toBeVisible();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await app.expectNoAxeViolations();
  await page.getByLabel('First name').fill('Noor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Choose a password')).toBeVisible();
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
});

test('only an expired code is requested again, and no other step', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/);
  await app.open('/welcome');
  await page.getByRole('link', { name: 'Continue with phone' }).click();
  await fillPhone(page);
  await page.getByLabel('Six-digit code').fill(code);
  await chooseUsername(page, 'noor_late');
  const path = '/api/auth/login-sms/check';
  await app.fail({ path, status: 400, body: { statusCode: 400, message: 'Invalid verification code' }, times: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Verify your number')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(code);
  await expect(heading(page, 'Choose a password')).toBeVisible();
});
