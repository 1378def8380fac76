import type { Locator, Page } from '@playwright/test';
import { translate } from '../../src/shared/i18n/pseudo.ts';
import { addresses } from './support/addresses.ts';
import type { App } from './support/app.ts';
import { expect, test } from './support/test.ts';

/** Every visible text and accessible name on the page, with the element that contains it. */
function textsOn(page: Page): Promise<{ words: string; where: string }[]> {
  return page.evaluate(() => {
    const found: { words: string; where: string }[] = [];
    // What people wrote has `dir="auto"`; the browser writes ages and dates.
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

/** All strings in an answer of the backend, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Names, keys, handles and hosts are the same in every language; the browser writes countries and dates. */
const names =
  /\b(Sez|Ctrl|Cmd|Enter|Bluesky|Frequency|United States)\b|[@#][\w.]+|\b\w+\.example\b|\b[A-Z]{1,2}\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

/** Checks that all texts of a screen are in the pseudo-language, except those that the backend has sent since the start. */
function startLooking(app: App, page: Page): (screen: string) => Promise<void> {
  const answered = new Set<string>();
  const arriving = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const arrival = response
      .json()
      .catch(() => undefined)
      .then((body: unknown) => {
        for (const text of textsIn(body)) answered.add(text.trim());
        arriving.delete(arrival);
      });
    arriving.add(arrival);
  });
  const isAnswered = (part: string) => answered.has(part) || answered.has(part.replace(/ \d+$/, ''));
  const plain = ({ words }: { words: string }) => {
    let rest = words;
    // A sentence may contain another one as its parameter.
    while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    const parts = [words, ...rest.split(' · ')].some(isAnswered) ? [] : rest.replace(names, '').split(/, |: /);
    // The name of a language is always in that language.
    return parts.some((part) => /[a-z]{2}/i.test(part) && part !== 'English' && !isAnswered(part.trim()));
  };
  return async (screen) => {
    await app.settle();
    const words = await textsOn(page);
    // Playwright may still be receiving answers that the page shows already.
    await Promise.all(arriving);
    expect.soft(words.filter(plain), screen).toEqual([]);
  };
}

/** A word in the pseudo-language. */
const translated = (word: string) => translate('words', { word }).word;

// Each test takes up to half a minute on an idle machine.
test.beforeEach(() => test.setTimeout(240_000));

test('in a pseudo-language no screen shows plain English', { tag: '@desktop' }, async ({ app, page }) => {
  const look = startLooking(app, page);
  await app.open('/?locale=en-XA', { persona: 'guest' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await look('the welcome page');
  for (const path of ['/sign-in', '/sign-up', '/onboarding/create-username', '/about', '/nowhere']) {
    await app.open(path);
    await look(path);
  }
  await app.open('/', { persona: 'regular' });
  await look('/');
  const paths = [addresses.post, '/user/anna', '/search?q=tram', '/create-organisation', '/notifications', '/modern-feed'];
  for (const path of [...paths, '/account', '/user/lena', '/followers/u0000001', '/user/sezushelp']) {
    await app.open(path);
    await look(path);
  }
});

test('in a pseudo-language no overlay shows plain English', { tag: '@phone' }, async ({ app, page }) => {
  const look = startLooking(app, page);
  await app.open('/user/lena?locale=en-XA', { persona: 'regular' });
  // The texts aren't English here, so elements are found by role and attribute.
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
  // The page loads the shortcuts when it is idle.
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

  await app.open('/create-post');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await look('the composer');
  const composer = page.getByRole('dialog').first();
  await composer.getByRole('textbox', { name: translated('Text'), exact: true }).fill('Words that are one’s own');
  await composer.locator('[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog').last().getByRole('region').first()).toBeVisible();
  await look('the drafts');
});

test('in a pseudo-language no page of a group shows plain English', { tag: '@phone' }, async ({ app, page }) => {
  const look = startLooking(app, page);
  await app.open('/groups?locale=en-XA', { persona: 'regular' });
  await look('the groups');
  const group = await page.locator('main a[href^="/group/"]', { hasText: 'City Desk' }).first().getAttribute('href');
  for (const tab of ['', '?tab=members', '?tab=channels', '?tab=about']) {
    await app.open(`${group}${tab}`);
    await look(`a group ${tab}`);
  }
  await app.open(`${group}?tab=channels`);
  await app.settle();
  const channel = await page.locator('main a[href*="/channel/"]').first().getAttribute('href');
  await app.open(channel ?? '');
  await look('a channel');
});

test('in a right-to-left language no page is wider than its window', async ({ app, page }) => {
  await app.open('/?locale=ar-XB', { persona: 'regular' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('in a pseudo-language no confirmation shows plain English', { tag: '@desktopOnly' }, async ({ app, page }) => {
  page.setDefaultTimeout(15_000);
  // The client finds out by a request whether a path segment is a group's username or its id.
  app.allowConsole(/404.*\/api\/organizations\//);
  const look = startLooking(app, page);
  const question = page.getByRole('alertdialog');
  const menu = page.getByRole('menu');
  const dialog = page.getByRole('dialog').first();
  const press = (word: string) =>
    page
      .getByRole('button', { name: translated(word), exact: true })
      .filter({ visible: true })
      .first()
      .click();
  /**
   * Opens a screen and waits until it is still: a menu closes when its row is drawn again, and the mocks don't answer requests of
   * a page that is left too early.
   */
  const open: App['open'] = async (path, how) => {
    await app.open(path, how);
    await app.settle();
  };
  /** Checks the open question and cancels it. */
  const lookAtQuestion = async (name: string) => {
    await expect(question).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  };
  const choose = async (opener: Locator, item: string | RegExp) => {
    await opener.click();
    await menu.getByRole('menuitem', { name: typeof item === 'string' ? translated(item) : item, exact: true }).click();
  };
  const menuOf = (part: Locator) => part.locator('[aria-haspopup="menu"]').first();

  await open('/?locale=en-XA', { persona: 'regular' });
  // The pseudo-language doesn't change a person's name, which tells this entry from “Block from replying”.
  await choose(menuOf(page.getByRole('feed')), new RegExp(`^${translated('Block').slice(0, -1)} [A-Z]`));
  await lookAtQuestion('to block the author of a post');
  await open('/user/lena');
  await choose(menuOf(page.getByRole('main').getByRole('article').first()), 'Delete');
  await lookAtQuestion('to delete a post');

  await choose(page.getByRole('banner').locator('[aria-haspopup="menu"]'), 'Customize Theme');
  await expect(dialog).toBeVisible();
  await press('Reset to Default');
  await lookAtQuestion('to reset the theme');
  await dialog.locator('input[accept*="image"]').first().setInputFiles('public/favicon.svg');
  await press('Reset');
  await lookAtQuestion('to reset the logo');
  await dialog.locator('input[value^="#"]').first().fill('#7c3aed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await lookAtQuestion('to leave a theme that is not saved');

  await open('/user/anna');
  await menuOf(page.getByRole('main')).click();
  await menu.getByRole('menuitem').last().click();
  await lookAtQuestion('to block somebody');

  await open('/group/breadclub?tab=members');
  for (const item of ['Remove from group', 'Ban from group']) {
    await choose(page.getByRole('main').getByRole('listitem').locator('[aria-haspopup="menu"]').last(), item);
    await lookAtQuestion(item);
  }
  await page.locator('a[href^="/edit-organisation/"]').first().click();
  await press('Delete group');
  await expect(dialog).toBeVisible();
  await look('to delete a group');
  await open('/groups');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^⟦*${translated('Joined').slice(1, -1)}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: translated('Leave group') }).click();
  await lookAtQuestion('to leave a group');
  await open('/account');
  await press('Delete account');
  await expect(dialog).toBeVisible();
  await look('to delete the account');

  await open('/create-post');
  await dialog.getByRole('textbox', { name: translated('Text'), exact: true }).fill('Words that are one’s own');
  await press('Discard');
  await lookAtQuestion('to discard what is being written');
  await dialog.locator('[aria-haspopup="dialog"]').first().click();
  const drafts = page.getByRole('dialog').last();
  await drafts.getByRole('listitem').first().getByRole('button').last().click();
  await lookAtQuestion('to delete a draft');

  // From here on every request is refused, and both the browser and the app log each refusal.
  app.allowConsole(/Failed to load resource|ApiError: Forbidden resource/);
  await open('/', { scenario: 'account-deleted' });
  await expect(page.getByRole('dialog', { name: translated('Account unavailable'), exact: true })).toBeVisible();
  await look('that one’s account is gone');
  await press('Log out');
  await expect(page.getByRole('dialog')).toBeHidden();
});
