import type { Page } from '@playwright/test';
import { button, dialog, escape, link } from './support/refusals/steps.ts';
import { expect, test } from './support/test.ts';

const text = 'Wind, string and patience.';
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });
const isBack = (page: Page) => page.getByText('We restored what you wrote.', { exact: false });

test('the form of a new group survives a reload, a wrong link and the end of the session, until it is saved', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/);
  const expectText = async () => {
    await expect(field(page, /^Name/)).toHaveValue('Kite Club');
    await expect(field(page, /^Username/)).toHaveValue('kites');
    await expect(description(page)).toHaveValue(text);
    await expect(page.getByRole('combobox', { name: /Type/ })).toHaveText('Community');
    await expect(isBack(page)).toBeVisible();
  };
  await app.open('/groups', { persona: 'regular' });
  await link('Create group')(page);
  await field(page, /^Name/).fill('Kite Club');
  await field(page, /^Username/).fill('kites');
  await description(page).fill(text);
  await page.getByRole('combobox', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Community' }).click();
  await expect(isBack(page)).toHaveCount(0);
  await page.reload();
  await expectText();
  await app.expectNoAxeViolations();
  await link('Feed')(page);
  await page.goBack();
  await expectText();

  await app.fail({ path: '/api/organizations', method: 'POST', status: 401, body: { statusCode: 401, message: 'Unauthorized' }, times: 1 });
  await button('Create group')(page);
  await expect(page).toHaveURL(/\/welcome$/);
  await app.open('/create-organisation', { persona: 'author' });
  await expect(field(page, /^Name/)).toHaveValue('');
  await app.open('/create-organisation', { persona: 'regular' });
  await expectText();

  await button('Discard')(page);
  await expect(description(page)).toHaveValue('');
  await button('Undo')(page);
  await expectText();
  await button('Create group')(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kite Club' })).toBeVisible();
  await app.open('/create-organisation');
  await expect(field(page, /^Name/)).toHaveValue('');
  await expect(isBack(page)).toHaveCount(0);
});

test('a dialog restores its text, however it was closed, and forgets saved text', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/);
  await app.open('/group/breadclub?tab=channels', { persona: 'regular' });
  await button('New channel')(page);
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill('knots');
  const closes: Record<string, () => Promise<unknown>> = {
    Escape: () => escape(page),
    'a press outside': () => page.mouse.click(5, 400),
    Back: () => page.goBack(),
    'a reload': () => page.reload(),
  };
  for (const [closing, close] of Object.entries(closes)) {
    await test.step(closing, async () => {
      await description(page).fill(`${text} ${closing}`);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await button('New channel')(page);
      await expect(description(page)).toHaveValue(`${text} ${closing}`);
      await expect(isBack(page)).toBeVisible();
    });
  }
  await app.expectNoAxeViolations();
  await button('Create channel')(page);
  await expect(page.getByRole('heading', { level: 1, name: 'knots' })).toBeVisible();
  await app.open('/group/breadclub?tab=channels');
  await button('New channel')(page);
  await expect(description(page)).toHaveValue('');

  await app.open('/account');
  const reason = page.getByRole('textbox', { name: /Why are you leaving/ });
  await button('Delete account')(page);
  await reason.fill(text);
  await escape(page);
  await button('Delete account')(page);
  await expect(reason).toHaveValue(text);
});
