import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Long lists keep a bounded number of elements in the page, however many people there are, and every person can be reached.

test.setTimeout(240_000);

const crowd = 2000;

interface Table {
  by: (index: string, key: string) => { id: string }[];
  put: (row: object) => void;
}
interface MockWindow {
  __mock: { backend: { db: Record<'users' | 'memberships' | 'organizations' | 'follows', Table> } };
}

/** Adds two thousand people who are all in the Slow Bread Club and all follow Lena, and over a hundred groups in either list. */
async function gather(page: Page): Promise<void> {
  await page.evaluate((size) => {
    const { db } = (window as unknown as MockWindow).__mock.backend;
    const [lena] = db.users.by('username', 'lena');
    const [club] = db.organizations.by('username', 'breadclub');
    const [choir] = db.organizations.by('username', 'eastchoir');
    if (!lena || !club || !choir) throw new Error('The world is another one.');
    const since = new Date().toISOString();
    const join = (organizationId: string, userId: string) =>
      db.memberships.put({
        ...{ id: `${organizationId}>${userId}`, organizationId, userId, status: 'member', role: 'member', hidden: false, since },
      });
    for (let number = 1; number <= size; number += 1) {
      const id = `crowd${String(number).padStart(4, '0')}`;
      db.users.put({ ...lena, id, username: id, displayName: `Person ${number}`, phone: null, email: null, roles: [] });
      db.follows.put({ id: `${id}>${lena.id}`, userId: id, targetId: lena.id, kind: 'follow', createdAt: since });
      join(club.id, id);
    }
    for (let number = 1; number <= 210; number += 1) {
      const id = `group${number}`;
      db.organizations.put({ ...choir, id, username: id, name: `Circle ${number}`, ownerId: 'crowd0001' });
      if (number % 2 === 0) join(id, lena.id);
    }
  }, crowd);
}

/** Scrolls through the whole page. Returns the largest number of elements that were in it, and of rows in the list. */
async function scrollThrough(page: Page): Promise<{ elements: number; rows: number }> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const most = { elements: 0, rows: 0 };
    for (let last = -1; last !== scrollY; ) {
      last = scrollY;
      scrollBy(0, innerHeight * 4);
      // The list draws its rows, measures them and draws again, which takes several frames.
      for (let frames = 0; frames < 6; frames += 1) await frame();
      most.elements = Math.max(most.elements, document.querySelectorAll('#main *').length);
      most.rows = Math.max(most.rows, document.querySelectorAll('#main [role="listitem"]').length);
    }
    return most;
  });
}

test('two thousand members, two thousand followers and two hundred groups scroll with a bounded page', async ({ app, page }) => {
  app.allowConsole(/404/);
  // Answers are cached for five seconds, so this starts on a screen that hasn't requested any list of groups or people.
  await app.open('/', { persona: 'regular' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await gather(page);

  await page.getByRole('link', { name: 'Groups' }).first().click();
  await expect(page.getByText(/^Circle \d+$/).first()).toBeVisible();
  const groups = await scrollThrough(page);
  // The two lists have a hundred groups each, but only the rows near the window are in the page.
  expect(groups.elements).toBeLessThan(2500);
  expect(groups.rows).toBeLessThan(120);

  await page.getByRole('searchbox', { name: 'Search groups' }).fill('bread');
  await page.getByRole('link', { name: 'Slow Bread Club', exact: true }).click();
  await page.getByRole('tab', { name: 'Members' }).click();
  const members = page.getByRole('list', { name: 'Members' });
  await expect(members.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^20\d\d$/);
  const inClub = await scrollThrough(page);
  expect(inClub.rows).toBeLessThan(80);
  expect(inClub.elements).toBeLessThan(2500);
  await expect(members.getByText(/^Person 2000$|^Person 1999$/).first()).toBeAttached();
  await page.getByRole('searchbox', { name: 'Find a member' }).fill('Person 1234');
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await app.expectNoAxeViolations();

  await app.open('/user/lena');
  await page.getByRole('link', { name: /followers$/ }).click();
  const followers = page.getByRole('list', { name: 'Followers' }).getByRole('listitem');
  await expect(followers.first()).toBeVisible();
  // The backend returns fifteen followers at a time.
  const toTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await followers.count()).toBeLessThan(80);
    return Number(await followers.last().getAttribute('aria-posinset'));
  };
  await expect.poll(toTheEnd, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(120);
});
