import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Every text and name on the page that a person can meet, with the element it stands in. */
function wordsOn(page: Page): Promise<{ words: string; where: string }[]> {
  return page.evaluate(() => {
    const found: { words: string; where: string }[] = [];
    // People's text says of itself that it may run in any direction; ages and dates come from the browser.
    const isOthers = (element: Element) => element.closest('[dir="auto"], time, script, style, noscript, [data-mock-panel]') !== null;
    const note = (words: string | null, element: Element) => {
      if (words && /\p{L}/u.test(words))
        found.push({
          words: words.trim(),
          where: `${element.tagName.toLowerCase()} ${element.id} ${element.parentElement?.textContent ?? ''}`.slice(0, 160),
        });
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement && !isOthers(node.parentElement)) note(node.data, node.parentElement);
      if (!(node instanceof Element) || isOthers(node)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-description'])
        note(node.getAttribute(name), node);
    }
    return found;
  });
}

/** What an answer of the backend says, in whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The same in every language, or in the words of the browser: names, keys, handles, hosts, countries and dates. */
const names =
  /\b(Sez|Ctrl|Cmd|Enter|Bluesky|Frequency|United States)\b|[@#][\w.]+|\b\w+\.example\b|\b[A-Z]{1,2}\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

test('in a pseudo-language no screen says anything in plain English', async ({ app, page }) => {
  test.setTimeout(240_000);
  const answered = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const body: unknown = await response.json().catch(() => undefined);
    for (const text of textsIn(body)) answered.add(text.trim());
  });
  const isAnswered = (part: string) => answered.has(part) || answered.has(part.replace(/ \d+$/, ''));
  const plain = ({ words }: { words: string }) => {
    let rest = words;
    // A sentence may have been given another one.
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    const parts = [words, ...rest.split(' · ')].some(isAnswered) ? [] : rest.replace(names, '').split(/, |: /);
    return parts.some((part) => /[a-z]{2}/i.test(part) && !isAnswered(part.trim()));
  };
  const look = async (screen: string) => {
    await app.settle();
    expect.soft((await wordsOn(page)).filter(plain), screen).toEqual([]);
  };

  await app.open('/?locale=en-XA', { persona: 'guest' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await look('the welcome page');
  for (const path of ['/sign-in', '/sign-up', '/onboarding/create-username', '/about', '/nowhere']) {
    await app.open(path);
    await look(path);
  }
  await app.open('/', { persona: 'regular' });
  const paths = [
    '/',
    '/post/p0000184',
    '/user/anna',
    '/search?q=tram',
    '/groups',
    '/create-organisation',
    '/notifications',
    '/modern-feed',
  ];
  for (const path of [...paths, '/account', '/user/lena']) {
    await app.open(path);
    await look(path);
  }

  // What opens over a screen. Nothing is found by its words here, so by what it is.
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await look('the profile menu');
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('Theme Settings');
  await app.open('/');
  await page.getByRole('feed').locator('[aria-haspopup="menu"]').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('the menu of a post');
  await page.keyboard.press('Escape');
  // The shortcuts come when the page is idle.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await look('the list of shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('feed').getByRole('article').nth(1).locator('[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await look('the panel to weigh in');
  await page.keyboard.press('Escape');

  await app.open('/groups');
  const group = await page.locator('main a[href^="/group/"]', { hasText: 'City Desk' }).first().getAttribute('href');
  for (const tab of ['', '?tab=members', '?tab=channels', '?tab=about']) {
    await app.open(`${group}${tab}`);
    await look(`a group ${tab}`);
  }
  await app.open(`${group}?tab=channels`);
  const channel = await page.locator('main a[href*="/channel/"]').first().getAttribute('href');
  await app.open(channel ?? '');
  await look('a channel');
  for (const path of ['/followers/u0000001', '/user/sezushelp']) {
    await app.open(path);
    await look(path);
  }

  await app.open('/create-post');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await look('the composer');
  const composer = page.getByRole('dialog').first();
  await composer.getByRole('textbox').last().fill('Words that are one’s own');
  await composer.locator('[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog').last().getByRole('region').first()).toBeVisible();
  await look('the drafts');

  // The other way round: from the right to the left.
  await app.open('/?locale=ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
