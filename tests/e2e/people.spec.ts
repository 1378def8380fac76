import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// In the mocks one person has a picture that doesn't exist, to show the fallback.
test.beforeEach(({ app }) => app.allowConsole(/404/));

// Each test walks through a whole screen, which takes long on a busy machine.
test.setTimeout(180_000);

const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

test('a profile shows posts, replies with comments of weigh-ins, reposts and unread posts, and keeps its tab', async ({ app, page }) => {
  await app.open('/user/maya', { persona: 'regular' });
  await expect(page.getByRole('heading', { level: 1, name: /Maya Okafor/ })).toBeVisible();
  await expect(tab(page, /^Unread \d+/)).toBeVisible();
  await expect(panel(page).getByRole('article').first()).toContainText('Maya Okafor');
  await app.expectNoAxeViolations();

  // In the tabs, arrow keys move the focus and Enter selects.
  await tab(page, 'Posts').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=replies$/);
  await expect(panel(page).getByText('Weighed in on Maya Okafor’s post').first()).toBeVisible();
  const comment = panel(page).getByRole('article').filter({ hasText: 'Weighed in on' }).first();
  await expect(comment.getByRole('button', { name: /^Reply/ })).toHaveCount(0);
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
  const chart = page.getByRole('img', { name: /^Scores of the last 30 days\. / });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('status').filter({ hasText: /: Insightfulness \d+, Relevance \d+, Politeness \d+$/ })).toBeAttached();

  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Block Oleg Petrov' }).click();
  const question = page.getByRole('alertdialog', { name: 'Block Oleg Petrov?' });
  await app.expectNoAxeViolations();
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You will no longer see posts from Oleg Petrov, and they cannot reply to you.').first()).toBeVisible();

  // The only button left is the one that unblocks.
  await expect(page.getByRole('heading', { name: 'You have blocked Oleg Petrov' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('You can see posts from Oleg Petrov again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true }).first()).toBeVisible();
});

test('unknown people, and an address without an id, have their own states', async ({ app, page }) => {
  await app.open('/profile/nobody-there', { persona: 'regular' });
  await expect(page.getByRole('heading', { name: 'We couldn’t find this profile' })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await app.open('/profile/undefined');
  await expect(page.getByText('User ID is required')).toBeVisible();
  await app.open('/followers/null?type=friends');
  await expect(page.getByText('User ID is required')).toBeVisible();
  expect(requested.filter((path) => /^\/api\/users\/(undefined|null)/.test(path))).toEqual([]);
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
  // Scrolling loads further pages.
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
  // The app reports this failure only in the log.
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

test('the tiers have the chosen names everywhere, also after a reload', async ({ app, page }) => {
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

test('a mouse that rests on a name shows the person, with Follow and Monitor', { tag: '@desktop' }, async ({ app, page }) => {
  await app.open('/', { persona: 'regular' });
  const name = page.getByRole('feed').getByRole('link', { name: 'Maya Okafor' }).first();
  await expect(name).toBeVisible();
  await app.settle();
  const card = page.getByRole('region', { name: 'About Maya Okafor' });
  const { x, y } = (await name.boundingBox()) ?? { x: 0, y: 0 };
  // The code arrives once the page is idle; until then the pointer's moves have no effect.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.move(x + 20, y + 10);
    await expect(card).toBeVisible({ timeout: 1500 });
  }).toPass();
  await app.expectNoAxeViolations();
  await card.getByRole('button', { name: /^(Monitor|Monitoring)$/ }).hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});
