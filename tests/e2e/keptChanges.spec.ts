import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const entry = (page: Page) => page.getByRole('link', { name: /^Notifications/ }).filter({ visible: true });
const main = (page: Page) => page.getByRole('main');

test('a follow and a read notification without a network are shown at once, and sent once each when it is back', {
  tag: '@desktop',
}, async ({ app, page, context }) => {
  // In the mocks one person has a picture that doesn't exist; code that the page fetches when idle can't arrive without a network.
  app.allowConsole(/404.*-lost\)$|Failed to load resource|could not be fetched/);
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/(follow|unfollow|read)$/.test(pathname)) sent.push(pathname.split('/').at(-1) ?? '');
  });
  await app.open('/notifications', { persona: 'regular' });
  const unread = page.getByRole('region', { name: 'Unread' });
  await expect(unread.getByRole('listitem').first()).toBeVisible();
  const count = Number(/\d+/.exec((await entry(page).getAttribute('aria-label')) ?? '')?.[0]);
  await app.open('/user/eliot');
  await expect(main(page).getByRole('button', { name: 'Follow', exact: true }).first()).toBeVisible();
  await entry(page).click();
  await expect(unread.getByRole('listitem').first()).toBeVisible();
  await app.settle();
  await page.goBack();
  const follow = main(page).getByRole('button', { name: 'Follow', exact: true }).first();
  await expect(follow).toBeVisible();
  await app.settle();

  await context.setOffline(true);
  await follow.click();
  await expect(main(page).getByRole('button', { name: 'Following', exact: true }).first()).toBeVisible();
  await page.goForward();
  await unread.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`);
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => sent).toEqual(['follow', 'read']);
  // Whatever would send them again does so when the network comes back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await app.settle();
  await page.reload();
  await expect(entry(page)).toHaveAccessibleName(`Notifications, ${count - 1} unread`);
  await app.open('/user/eliot');
  await expect(main(page).getByRole('button', { name: 'Following', exact: true }).first()).toBeVisible();
  expect(sent).toEqual(['follow', 'read']);
});
