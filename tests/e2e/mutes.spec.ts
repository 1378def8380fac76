import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// In the mocks one person has a picture that doesn't exist, to show the fallback.
test.beforeEach(({ app }) => app.allowConsole(/404/));
test.setTimeout(180_000);

const feed = (page: Page) => page.locator('[role="feed"]').first();

test('a person is muted from a post’s menu, is gone before the feed is drawn again, and is unmuted in the settings', async ({
  app,
  page,
}) => {
  await app.open('/', { persona: 'regular' });
  const card = feed(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'More' }) })
    .filter({ hasNotText: 'reposted' })
    .first();
  await card.getByRole('button', { name: 'More' }).click();
  const item = page.getByRole('menuitem', { name: /^Mute (?!this)/ });
  const name = (await item.innerText()).replace(/^Mute /, '');
  // On phones the menu hides the feed from the accessibility tree.
  const byThem = feed(page).locator('article').getByRole('link', { name, exact: true, includeHidden: true });
  await expect(byThem.first()).toBeVisible();
  await item.press('Enter');
  await expect(page.getByText(`You muted ${name}`).first()).toBeVisible();
  await expect(byThem).toHaveCount(0);
  // The focus moves on with the list.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article, main') !== null)).toBe(true);

  await app.open('/');
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  await expect(byThem).toHaveCount(0);

  await app.open('/account');
  const section = page
    .getByRole('region', { name: 'Muted' })
    .or(page.locator('section').filter({ hasText: 'Muted' }))
    .first();
  await expect(section.getByRole('link', { name })).toBeVisible();
  await section.getByRole('textbox', { name: 'Word or phrase to mute' }).fill('zeppelin');
  await page.keyboard.press('Enter');
  await expect(section.getByText('zeppelin')).toBeVisible();
  await app.expectNoAxeViolations();
  await section.getByRole('button', { name: `Unmute ${name}` }).press('Enter');
  await expect(section.getByRole('link', { name })).toHaveCount(0);

  await app.open('/');
  await expect(byThem.first()).toBeVisible();
});

test('muted replies on a post’s page are lines that open', async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  await app.open('/user/maya');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^[1-9]\d* repl/ }).or(page.getByRole('button', { name: /^Reply, [1-9]/ })) })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/post\//);
  const reply = page
    .getByRole('region', { name: 'Replies' })
    .or(page.locator('section').filter({ hasText: 'Replies' }))
    .getByRole('article')
    .first();
  await reply.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Mute (?!this)/ }).click();
  const show = page.getByRole('button', { name: 'Show anyway' });
  await expect(show.first()).toBeVisible();
  await app.expectNoAxeViolations();
  const lines = await show.count();
  await show.first().press('Enter');
  await expect(show).toHaveCount(lines - 1);
});
