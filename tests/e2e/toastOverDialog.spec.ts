import { expect, test } from './support/test.ts';

test('a message that is visible when a dialog opens is reached by F8, read out and closed by mouse', async ({ app, page }) => {
  await app.open('/user/samir', { persona: 'regular' });
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  const messages = page.getByRole('region', { name: /F8/ });
  const message = messages.getByRole('listitem').first();
  await expect(message).toBeVisible();
  await page
    .getByRole('button', { name: /Compose|New post/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('F8');
  await expect.poll(() => messages.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  await message.getByRole('button').last().click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('dialog').first()).toBeVisible();
});
