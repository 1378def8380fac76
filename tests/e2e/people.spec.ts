import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The mocks give somebody a picture that does not exist, to show what stands in for it.
test.beforeEach(({ app }) => app.allowConsole(/404/));

// Each walks through a whole screen; on a busy machine that takes its time.
test.setTimeout(90_000);

const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test('a profile shows posts, replies with what was said in weigh-ins, reposts and unread posts, and keeps its tab', async ({
  app,
  page,
}) => {
  await app.open('/user/maya', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1, name: /Maya Okafor/ })).toBeVisible();
  await expect(tab(page, /^Unread \d+/)).toBeVisible();
  await expect(panel(page).getByRole('article').first()).toContainText('Maya Okafor');
  await app.expectNoAxeViolations();

  // The tabs by keyboard: arrows move, Enter chooses.
  await tab(page, 'Posts').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=replies$/);
  await expect(panel(page).getByText('Weighed in on Maya Okafor’s post').first()).toBeVisible();
  const said = panel(page).getByRole('article').filter({ hasText: 'Weighed in on' }).first();
  await expect(said.getByRole('button', { name: /^Reply/ })).toHaveCount(0);
});

test('a link leads to a tab, and one’s own profile has no unread posts', async ({ app, page }) => {
  await app.open('/user/maya?tab=replies', { persona: 'regular' });
  await expect(tab(page, 'Replies')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Reposts').click();
  await expect(
    panel(page)
      .getByText(/Maya Okafor reposted|No reposts yet/)
      .first(),
  ).toBeVisible();
  await tab(page, /^Unread/).click();
  await expect(panel(page).getByRole('article').first()).toContainText('Maya Okafor');

  await app.open('/user/lena');
  await expect(tab(page, 'Reposts')).toBeVisible();
  await expect(tab(page, /^Unread/)).toHaveCount(0);
  await expect(page.getByText('lena.frequency')).toBeVisible();
});

test('somebody is blocked and unblocked, and the chart is read by keyboard', async ({ app, page }) => {
  await app.open('/user/oleg', { persona: 'regular' });
  const chart = page.getByRole('slider', { name: 'Scores of the last 30 days' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', /: Insightfulness \d+, Relevance \d+, Politeness \d+$/);

  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Block Oleg Petrov' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Oleg Petrov?' });
  await app.expectNoAxeViolations();
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You will no longer see posts from Oleg Petrov, and they cannot reply to you.').first()).toBeVisible();

  // Only the way back is left.
  await expect(page.getByRole('heading', { name: 'You have blocked Oleg Petrov' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('You can see posts from Oleg Petrov again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true }).first()).toBeVisible();
});

test('nobody, and an address without an id, have states of their own', async ({ app, page }) => {
  await app.open('/profile/nobody-there', { persona: 'regular' });
  await expect(page.getByRole('heading', { name: 'We couldn’t find this profile' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await app.open('/profile/undefined');
  await expect(page.getByText('User ID is required')).toBeVisible();
  await app.open('/followers/null?type=friends');
  await expect(page.getByText('User ID is required')).toBeVisible();
  expect(asked.filter((path) => /^\/api\/users\/(undefined|null)/.test(path))).toEqual([]);
});

test('counts lead to the connections, which are filtered, sorted and loaded page by page', async ({ app, page }) => {
  await app.open('/user/lena', { persona: 'regular' });
  await page.getByRole('link', { name: /followers$/ }).click();
  await expect(page).toHaveURL(/\/followers\/[^/]+\?type=followers$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Connections of Lena Hartmann' })).toBeVisible();
  const rows = panel(page).getByRole('list', { name: 'Followers' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();
  // Further pages come by scrolling.
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1500);
  await expect(panel(page).locator('[aria-posinset="18"]')).toBeAttached();

  await page.getByRole('button', { name: 'Unread first' }).click();
  await expect(page).toHaveURL(/withUnreadPosts=true/);
  await expect(rows.first().getByRole('link', { name: /\d+ unread posts?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Verified' }).click();
  await expect(page).toHaveURL(/verified=true/);

  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveText('Без сортировки');
  await sort.click();
  await page.getByRole('option', { name: 'Highest rated' }).click();
  await expect(sort).toHaveText('Highest rated');

  await tab(page, 'Channels').click();
  // A failure is said in the log only.
  app.allowConsole(/following channels/);
  await app.fail({ path: '/api/users/:userId/following-channels', status: 500 });
  await page.getByRole('radio', { name: 'Monitoring' }).press('Space');
  await expect(page.getByRole('heading', { name: 'No channels' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Explore finds by kind, remembers searches and forgets them, by keyboard alone', { tag: '@engines' }, async ({ app, page }) => {
  await app.open('/search', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('region', { name: 'Suggested people' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('tram');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=tram$/);
  await expect(tab(page, /^Posts \d+/)).toBeVisible();
  await app.settle();
  await app.expectNoAxeViolations();
  await tab(page, /^Posts/).click();
  await expect(page).toHaveURL(/tab=posts/);
  await expect(panel(page).getByRole('article').first()).toContainText(/tram/i);

  await field.fill('');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link', { name: 'tram' })).toBeVisible();
  await recent.getByRole('link', { name: 'tram' }).press('Enter');
  await expect(field).toHaveValue('tram');
  await expect(tab(page, 'Top')).toBeVisible();
  await field.fill('');
  await recent.getByRole('button', { name: 'Remove “tram”' }).press('Enter');
  await expect(recent).toHaveCount(0);
});

test('the tiers go by the names one chooses, everywhere and after a reload', async ({ app, page }) => {
  await app.open('/user/lena', { persona: 'regular' });
  await page.getByText('What this means').click();
  const choice = page.getByRole('combobox', { name: 'Names of the tiers' });
  await choice.click();
  await page.getByRole('option', { name: 'Mythical Creatures' }).click();
  await expect(page.getByRole('main').getByText('Unicorn').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Unicorn').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tierSet'))).toBe('mythical');
});
