import { expect } from 'vitest';
import { type Watched, watchTexts } from '../watchTexts.ts';
import { type Page, phone } from './page.ts';
import { walk } from './test.ts';

const seen = (page: Page) => page.run(() => (window as unknown as { watched: Watched }).watched);
const settled = (page: Page) => page.run(() => new Promise<void>((resolve) => setTimeout(resolve, 3000)));

walk(
  'texts of the feed stay where they were first drawn, at the first visit and after a reload',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    // WebDriver runs nothing before a page has loaded, so the very first frames aren't seen.
    await page.reload();
    await page.run(watchTexts);
    await page.get('article', /./);
    await settled(page);
    expect((await seen(page)).moved, 'second visit').toEqual([]);
    // Without the feed that session storage keeps, the page asks the server as at a first visit.
    await page.run(() => sessionStorage.clear());
    await page.reload();
    await page.run(watchTexts);
    await page.get('article', /./);
    await settled(page);
    const { moved, frames } = await seen(page);
    expect(frames).toBeGreaterThan(5);
    expect(moved, 'first visit').toEqual([]);
  },
  { size: phone },
);

walk('a notification that comes in is counted and listed, and a mark takes it to the earlier ones', async (page) => {
  await page.open('/', { persona: 'regular' });
  const count = () =>
    page.run(() =>
      Number(
        /(\d+) unread/.exec(document.querySelector('a[href="/notifications"][aria-label]')?.getAttribute('aria-label') ?? '')?.[1] ?? 0,
      ),
    );
  await expect.poll(count, { timeout: 15_000 }).toBeGreaterThan(1);
  await page.press('link', /^Notifications, /);
  await page.get('region', 'Unread');
  const before = await count();
  await page.run(() => {
    type Rows = { newest: (index: 'user', userId: string) => Iterable<object>; put: (row: object) => void };
    const { db } = (window.__mock as unknown as { backend: { db: { notifications: Rows } } }).backend;
    const me = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    const [latest] = db.notifications.newest('user', me.id);
    const text = 'Something has just happened';
    const createdAt = new Date().toISOString();
    db.notifications.put({ ...latest, id: 'live', type: 'system', actorUserId: null, postId: null, text, read: false, createdAt });
    window.__mock.emit('new_notification', {});
  });
  await expect.poll(count, { timeout: 15_000 }).toBe(before + 1);
  await page.until(() => document.querySelector('main li')?.textContent?.includes('Something has just happened'));
  await page.press('button', 'Mark as read', { within: 'main li' });
  await expect.poll(count, { timeout: 15_000 }).toBe(before);
  await page.until(() => !document.querySelector('main li')?.textContent?.includes('Something has just happened'));
  await page.get('region', 'Earlier');
});

walk(
  'a number and its password sign in, after a wrong one',
  async (page) => {
    await page.open('/sign-in?method=password', { persona: 'guest' });
    await page.get('button', /^Country: /);
    await page.fill(/Phone number/, '+12015550101');
    await page.pressElement(await page.find('input[type=password]'));
    await page.type('wrong-horse');
    await page.key('Enter');
    await page.until(() => document.body.textContent.includes('Invalid phone or password'));
    await page.pressElement(await page.find('input[type=password]'));
    await page.key('a', 'Control');
    await page.type('correct-horse');
    await page.key('Enter');
    await page.until(() => location.pathname === '/' && document.querySelector('article') !== null);
  },
  { expects: [/40[0-9]/] },
);
