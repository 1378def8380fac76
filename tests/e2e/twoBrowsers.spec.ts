import type { Page } from '@playwright/test';
import { expect, test } from './support/deployment.ts';

// Runs the live build with live updates on, against the real HTTP and Socket.IO server of the mocks.

/** The number of unread notifications that the page shows. */
async function countOf(page: Page): Promise<number> {
  const name = await page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .getAttribute('aria-label');
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0);
}

async function reply(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Write a reply to/ }).click();
  const composer = page.getByRole('dialog', { name: 'Reply' });
  await composer.getByRole('textbox', { name: 'Text' }).fill(text);
  await composer.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText('Reply created').first()).toBeVisible();
}

test('two people in two browsers see each other’s posts at once and can read them', async ({ deployment }) => {
  const lena = await deployment.signIn('+12015550123');
  const maya = await deployment.signIn('+12015550101');
  const posts = await maya.page.context().request.get(`/api/posts?authorUserId=${lena.userId}&type=post&limit=1`);
  const { results } = (await posts.json()) as { results: { id: string }[] };

  await lena.page.goto('');
  await expect.poll(() => countOf(lena.page)).toBeGreaterThan(0);
  const before = await countOf(lena.page);

  await maya.page.goto(`post/${results[0]?.id}`);
  await reply(maya.page, 'Heard it from the other side of town.');
  await expect.poll(() => countOf(lena.page)).toBe(before + 1);

  await lena.page
    .getByRole('link', { name: /^Notifications/ })
    .filter({ visible: true })
    .click();
  const news = lena.page.getByRole('listitem').filter({ hasText: 'Heard it from the other side of town.' });
  await expect(news).toContainText('Maya Okafor replied to you');
  await news.getByRole('link').click();
  await expect(lena.page.getByRole('article').filter({ hasText: 'Heard it from the other side of town.' }).first()).toBeVisible();

  // The page requests the count once it is idle.
  await expect.poll(() => countOf(maya.page)).toBeGreaterThan(0);
  const mayaBefore = await countOf(maya.page);
  await reply(lena.page, 'And it was heard at once.');
  await expect.poll(() => countOf(maya.page)).toBe(mayaBefore + 1);
});

test('a weigh-in by one makes every drawn avatar of the other pulse and raises the count', { tag: '@engines' }, async ({ deployment }) => {
  const lena = await deployment.signIn('+12015550123');
  const maya = await deployment.signIn('+12015550101');
  const posts = await maya.page.context().request.get(`/api/posts?authorUserId=${lena.userId}&type=post&limit=15`);
  const { results } = (await posts.json()) as { results: { id: string; reactionSets: { userId: string }[] }[] };
  // The post must have no weigh-in of hers, as only the first one sends a notification.
  const post = results.find(({ reactionSets }) => reactionSets.every(({ userId }) => userId !== maya.userId));
  await lena.page.goto('user/lena');
  await expect.poll(() => countOf(lena.page), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect(lena.page.getByRole('article').first()).toBeVisible();
  const before = await countOf(lena.page);

  const pictureOf = async (userId: string) => {
    const answer = await lena.page.context().request.get(`/api/users/${userId}`);
    const { avatarFile } = (await answer.json()) as { avatarFile: { storageId: string } };
    return `/s3/${avatarFile.storageId}`;
  };
  const pictures = { own: await pictureOf(lena.userId), visitor: await pictureOf(maya.userId) };
  const pulsing = lena.page.waitForFunction(({ own, visitor }) => {
    const drawn = (path: string) => [...document.images].filter(({ src }) => new URL(src).pathname === path).length;
    return drawn(own) > 1 && drawn(own) === drawn(visitor);
  }, pictures);
  const answer = await maya.page.context().request.post(`/api/posts/${post?.id}/react`, {
    headers: { 'x-sez-platform': 'web' },
    data: { values: { '2': 2 }, description: '' },
  });
  expect(answer.ok()).toBe(true);
  await pulsing;
  await expect.poll(() => countOf(lena.page)).toBe(before + 1);
});

test('a block takes effect on both sides', async ({ deployment }) => {
  const lena = await deployment.signIn('+12015550123');
  const maya = await deployment.signIn('+12015550101');
  await maya.page.goto('user/lena');
  await maya.page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await maya.page.getByRole('menuitem', { name: 'Block Lena Hartmann' }).click();
  await maya.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(maya.page.getByRole('heading', { name: 'You have blocked Lena Hartmann' })).toBeVisible();

  await lena.page.goto('user/maya');
  await expect(lena.page.getByText('Maya Okafor has blocked you.', { exact: false })).toBeVisible();
  await expect(lena.page.getByRole('main').getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  for (const { page, name } of [
    { page: maya.page, name: 'Lena Hartmann' },
    { page: lena.page, name: 'Maya Okafor' },
  ]) {
    await page.goto('');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  }
});
