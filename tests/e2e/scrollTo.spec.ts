import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

type Row = Record<string, unknown> & { readonly id: string };
interface Table {
  newest(index: string, key: string): Iterable<Row>;
  put(row: Row): void;
}
type Tables = Record<'posts' | 'reactions' | 'notifications' | 'users', Table>;

/** Adds fifteen comments and replies to a post of the signed-in person, older than its others, and a notification of the last of each. */
const fillPost = (page: Page) =>
  page.evaluate(() => {
    const { db } = (window as unknown as { __mock: { backend: { db: Tables } } }).__mock.backend;
    const me = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    const first = <T>(rows: Iterable<T>) => [...rows][0] as T;
    const post = first(db.posts.newest('authorType', `${me.id}/post`));
    const reply = [...db.posts.newest('all', '*')].find(({ type }) => type === 'reply') as Row;
    const reaction = [...db.posts.newest('all', '*')].flatMap(({ id }) => [...db.reactions.newest('post', id)])[0] as Row;
    const notification = first(db.notifications.newest('user', me.id));
    const people = [...db.users.newest('active', '*')].filter(({ id }) => id !== me.id).slice(0, 15);
    const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute)).toISOString();
    people.forEach(({ id: userId }, index) => {
      const about = { postId: post.id, userId, description: `Said by ${userId}`, createdAt: at(30 - index) };
      db.reactions.put({ ...reaction, ...about, id: `said-${index}` });
      db.posts.put({
        ...reply,
        id: `reply-${index}`,
        authorUserId: userId,
        repostedPostId: post.id,
        publishedAt: at(30 - index),
      });
    });
    const last = String(people.at(-1)?.id);
    const news = { ...notification, userId: me.id, actorUserId: last, read: false, createdAt: new Date().toISOString() };
    db.notifications.put({ ...news, id: 'news-1', type: 'reaction', postId: post.id });
    db.notifications.put({ ...news, id: 'news-2', type: 'reply', postId: 'reply-14' });
    return { path: `/post/${post.id}`, comment: `comment-${last}`, reply: 'post-reply-14' };
  });

async function expectLedTo(page: Page, element: string): Promise<void> {
  await expect(page.locator(`[id="${element}"]`)).toBeFocused();
  await expect(page.locator(`[id="${element}"]`)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scrollTo'))).toBeNull();
}

for (const which of ['comment', 'reply'] as const) {
  test(`a post’s page loads as many items as it takes to reach the ${which} that a navigation named`, { tag: '@phone' }, async ({
    app,
    page,
  }) => {
    await app.open('/', { persona: 'regular' });
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    const post = await fillPost(page);
    await page.evaluate(
      ([element, path]) => {
        sessionStorage.setItem('scrollTo', element);
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      [post[which], post.path] as const,
    );
    await expectLedTo(page, post[which]);
  });
}

test('a notification of a weigh-in leads to that person’s comment, that of a reply to the reply', { tag: '@phone' }, async ({
  app,
  page,
}) => {
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  const post = await fillPost(page);
  for (const [sentence, element] of [
    [/replied to you/, post.reply],
    [/weighed in on your post/, post.comment],
  ] as const) {
    await page
      .getByRole('link', { name: /^Notifications/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('listitem').filter({ hasText: sentence }).first().getByRole('link').first().click();
    await expectLedTo(page, element);
    await page.goBack();
  }
});
