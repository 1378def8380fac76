import type { Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

/** The link to the notifications in this window: the bell in small windows, or the entry in the rail. */
const entry = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const unread = (page: Page) => page.getByRole('region', { name: 'Unread' });
const earlier = (page: Page) => page.getByRole('region', { name: 'Earlier' });

/** The number of unread notifications in the link's accessible name. */
async function countOf(page: Page): Promise<number> {
  const name = (await entry(page).getAttribute('aria-label')) ?? '';
  return Number(/(\d+) unread/.exec(name)?.[1] ?? 0);
}

async function openList(app: App, page: Page): Promise<number> {
  await app.open('/', { persona: 'regular' });
  await expect(entry(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await entry(page).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(unread(page).getByRole('listitem').first()).toBeVisible();
  await app.settle();
  return countOf(page);
}

// In the mocks one person has a picture that doesn't exist, to show the fallback.
test.beforeEach(({ app }) => app.allowConsole(/404.*-lost\)$/));

/** The first row with a single notification; a group of them is marked as read as a whole. */
const single = (page: Page) =>
  unread(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Mark as read', exact: true }) })
    .first();

test('the count leads to the list, which shows the same number and loads ten at a time', async ({ app, page }) => {
  const count = await openList(app, page);
  expect(count).toBeGreaterThan(10);
  await expect(unread(page).getByText(`${count} unread`)).toBeAttached();
  // The backend returns ten at a time; notifications of the same kind about one post share a row.
  const rows = await unread(page).getByRole('listitem').count();
  expect(rows).toBeGreaterThan(4);
  expect(rows).toBeLessThanOrEqual(10);
  await app.expectNoAxeViolations();
  await app.useScheme('dark');
  await app.expectNoAxeViolations({ rules: ['color-contrast'] });
  await unread(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => unread(page).getByRole('listitem').count()).toBeGreaterThan(rows);
});

test('marking a row moves it to the earlier ones, also after a reload', async ({ app, page }) => {
  const count = await openList(app, page);
  const row = single(page);
  const text = await row.innerText();
  // The row moves before the server has answered, and the mocked server ends with its page: it must have kept the mark by then.
  const marked = page.waitForResponse(/\/api\/notifications\/[^/]+\/read$/);
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`);
  await marked;
  await expect(earlier(page).getByRole('listitem').first()).toHaveText(text.replace(/\n/g, ''));
  await page.reload();
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`);
});

test('a mark that the server refuses is undone', async ({ app, page }) => {
  const count = await openList(app, page);
  await app.fail({ path: '/api/notifications/:id/read', method: 'POST', status: 500, times: 1 });
  const row = single(page);
  const text = await row.innerText();
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText("Server error. We're working on fixing this. Please try again later.").first()).toBeVisible();
  await expect(row).toHaveText(text.replace(/\n/g, ''));
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count} unread`);
});

test('a press anywhere on a row opens its subject and marks it', async ({ app, page }) => {
  const count = await openList(app, page);
  const reply = unread(page).getByRole('listitem').filter({ hasText: 'replied to you' }).first();
  const box = await reply.boundingBox();
  if (!box) throw new Error('The row has no place on the screen.');
  await reply.click({ position: { x: box.width / 2, y: box.height - 4 } });
  await expect(page).toHaveURL(/\/(post|reply)\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`);
});

test('live events are shown at once: the count, the list, and people who reacted', { tag: '@engines' }, async ({ app, page }) => {
  const count = await openList(app, page);
  await page.evaluate(() => {
    type Rows = { newest: (index: 'user', userId: string) => Iterable<object>; put: (row: object) => void };
    const { notifications } = (window as unknown as { __mock: { backend: { db: { notifications: Rows } } } }).__mock.backend.db;
    const me = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    const [latest] = notifications.newest('user', me.id);
    notifications.put({
      ...latest,
      id: 'live',
      type: 'system',
      actorUserId: null,
      postId: null,
      text: 'Something has just happened',
      read: false,
      createdAt: new Date().toISOString(),
    });
  });
  await app.emit('new_notification');
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count + 1} unread`);
  await expect(unread(page).getByRole('listitem').first()).toContainText('Something has just happened');

  const profile = page.getByRole('link', { name: 'Your profile' });
  const before = await profile.locator('img, svg').count();
  const me = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }).id);
  await app.emit('post_interaction', { postId: 'x', postAuthorId: me, reactorUserId: 'somebody', reactorAvatarUrl: '' });
  await expect(profile.locator('img, svg')).not.toHaveCount(before);
  await expect(profile.locator('img, svg')).toHaveCount(before);

  await app.emit('post_marked_bot', { postId: 'x', postAuthorId: 'somebody' });
  await expect(page.getByText('A post looks automated').first()).toBeVisible();
});

test('an empty list says so', async ({ app, page }) => {
  await app.open('/notifications', { persona: 'newcomer' });
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expect(entry(page)).toHaveAccessibleName('Notifications');
  await app.expectNoAxeViolations();
});
