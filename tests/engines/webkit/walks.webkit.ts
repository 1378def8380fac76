import { expect } from 'vitest';
import { type Page, phone } from './page.ts';
import { walk } from './test.ts';

/** Allowed difference between the wheel's distance and the posts' movement, in px. */
const tolerance = 2;

/** Marks the first post that begins below the header. The mark is on the element, as a post and its id may occur twice in a list. */
const markFirstPost = (page: Page) =>
  page.run(() => {
    const posts = [...document.querySelectorAll<HTMLElement>('article[data-post-id]')];
    for (const post of posts) post.removeAttribute('data-judged');
    const visible = posts.find((post) => post.getBoundingClientRect().top > 80);
    visible?.setAttribute('data-judged', '');
    return { top: visible?.getBoundingClientRect().top ?? 0, scrolled: scrollY };
  });

/** The position of the marked post once it has stopped moving; null if it is gone. */
const topOfMarked = (page: Page) =>
  page.run(async () => {
    const top = () => document.querySelector('[data-judged]')?.getBoundingClientRect().top ?? null;
    for (let last = top(), still = 0; still < 8; still = top() === last ? still + 1 : 0) {
      last = top();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return top();
  });

/** Waits for late work of a loaded page, such as the measuring of list items when idle: until the page has kept its height for two seconds. */
const pause = (page: Page) =>
  page.run(async () => {
    for (let height = 0, still = 0; still < 20; still += 1) {
      const { scrollHeight } = document.documentElement;
      if (scrollHeight !== height) still = 0;
      height = scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

walk(
  'up through 9,000 px of unknown heights, the posts move as far as the wheel asks',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.get('article', /./);
    for (let at = 0; at < 200 && (await page.run(() => scrollY)) < 9500; at += 1) await page.wheel(1000);
    await page.until(() => scrollY > 9000);
    // After a reload the list doesn't know the heights of the posts above.
    await page.reload();
    await page.get('article', /./);
    await page.until(() => scrollY > 7000 && document.querySelector('article[data-post-id]') !== null);
    await pause(page);
    const wrong: number[] = [];
    for (let turned = 0; turned < 9000; turned += 450) {
      const { top, scrolled } = await markFirstPost(page);
      if (scrolled < 450) break;
      await page.wheel(-450);
      const after = await topOfMarked(page);
      if (after !== null && Math.abs(after - top - 450) > tolerance) wrong.push(after - top - 450);
    }
    // The replies of a thread are requested when it comes into view. Newer ones may then replace those that were shown, and be lower by a line: once.
    expect(wrong.filter((px) => Math.abs(px) > 24 + tolerance)).toEqual([]);
    expect(wrong.length, `${wrong.join(', ')} px off`).toBeLessThanOrEqual(1);
  },
  { size: phone },
);

walk(
  'a post is weighed in on from a phone, and shows it',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.press('button', /Weigh in/, { within: 'article' });
    await page.get('dialog', 'Your weigh-in');
    await page.press('slider', 'Insightfulness');
    await page.key('End');
    await page.press('button', 'Weigh in', { within: '[role=dialog]' });
    await page.gone('dialog', 'Your weigh-in');
    await page.get('button', /Weighed in/);
  },
  { size: phone },
);

walk('a menu opens by keyboard, its arrows move, and Escape gives the focus back', async (page) => {
  await page.open('/', { persona: 'regular' });
  const more = await page.get('button', 'More', { within: 'article' });
  await page.focus(more);
  await page.key('Enter');
  await page.get('menuitem', 'Copy link');
  await page.key('ArrowDown');
  expect(await page.focused()).toBe('menuitem Copy link');
  await page.key('Escape');
  await page.gone('menuitem', 'Copy link');
  await expect.poll(() => page.focused()).toBe('button More');
});

walk('a number that is known signs in with its code', async (page) => {
  await page.open('/sign-in');
  await page.get('button', /^Country: /);
  await page.press('textbox', /Phone number/);
  await page.type('+12015550101');
  await page.press('checkbox', /not a robot/);
  await page.press('button', 'Send code');
  await page.press('textbox', 'Six-digit code');
  await page.type('123456');
  await page.until(() => location.pathname === '/' && document.querySelector('article') !== null);
});

walk('what is searched for is marked where it is found', async (page) => {
  await page.open('/search', { persona: 'regular' });
  await page.press('searchbox', /Search/);
  await page.type('tram');
  await page.until(() => document.querySelector('article') !== null && /[?&]q=tram/.test(location.search));
  await page.until(() => (CSS.highlights?.size ?? 0) > 0);
});

walk(
  'Back leads to the post that was left, at its place and with the focus',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.get('article', /./);
    for (let turns = 0; turns < 4; turns += 1) await page.wheel(500);
    await page.until(() => scrollY > 1500);
    await pause(page);
    const left = await page.run(() => {
      const link = [...document.querySelectorAll('article time')]
        .map((time) => time.closest('a'))
        .find((each) => (each?.getBoundingClientRect().top ?? 0) > 150);
      link?.focus();
      return { href: link?.getAttribute('href') ?? '', top: link?.getBoundingClientRect().top ?? 0 };
    });
    await page.key('Enter');
    await page.until((href) => location.pathname === href && document.querySelector('article') !== null, left.href);
    await page.back();
    await page.until(() => location.pathname === '/' && document.querySelector('[role=feed] article') !== null);
    const found = () =>
      page.run(() => {
        const { activeElement } = document;
        return { href: activeElement?.getAttribute('href') ?? '', top: activeElement?.getBoundingClientRect().top ?? 0 };
      });
    await expect.poll(async () => (await found()).href, { timeout: 15_000 }).toBe(left.href);
    expect(Math.abs((await found()).top - left.top)).toBeLessThanOrEqual(tolerance);
  },
  { size: phone },
);
