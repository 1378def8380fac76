import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { LateCode, lateCompanions, lateEntries } from './support/lateCode.ts';
import { groupsWalk } from './support/refusals/groups.ts';
import { guestWalk } from './support/refusals/guest.ts';
import { idleWalk } from './support/refusals/idle.ts';
import { postsWalk } from './support/refusals/posts.ts';
import { button, dialog, escape, goTo, heading, post, reconnect, retry, type Step, toast } from './support/refusals/steps.ts';
import { remembersFailedImports } from './support/remembersFailedImports.ts';
import { expect, test } from './support/test.ts';

const walks = {
  'posts and people': postsWalk,
  groups: groupsWalk,
  'what comes when the page is idle': idleWalk,
  'a guest': guestWalk,
};

/** What has been opened or typed on the way is gone then: the walks cannot go on from there. */
const reloadsInstead = 'This browser remembers failed imports: trying again loads the page anew, which a test of its own looks at.';

for (const [name, { persona, path, steps }] of Object.entries(walks)) {
  test(`whatever code cannot be fetched, the page stands and trying again works: ${name}`, async ({ app, page, browser }) => {
    test.skip(await remembersFailedImports(browser), reloadsInstead);
    test.setTimeout(180_000);
    app.allowConsole(
      /Failed to load resource|could not be fetched|dynamically imported|preload|post watch|load outbox|theme solver|Forbidden resource/,
    );
    const code = new LateCode();
    await code.refuseIn(page);
    await app.open(path, { persona });
    if (persona !== 'guest') await expect(post(page)).toBeVisible();
    for (const step of steps) {
      await test.step(step.name, async () => {
        await step.before?.(page);
        await step.act?.(page);
        for (const module of step.code) {
          await code.expectRefused(module);
          await expectSaid(page, step);
          code.letThrough(module);
          const { remind = step.said === 'nowhere' && !step.again ? reconnect : undefined } = step;
          if (!remind) await tryAgain(page, step);
          await code.expectCome(module, async () => remind?.(page));
        }
        if (step.shown) await expect(step.shown(page).first()).toBeVisible();
        await step.after?.(page);
      });
    }
  });
}

/** The page stands, and says what has not come where somebody waits for it. */
async function expectSaid(page: Page, { said }: Step): Promise<void> {
  if (typeof said === 'function') await expect(said(page).first()).toBeVisible();
  else if (said === 'message') {
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(0);
  } else if (said === 'in place') await expect(retry(page)).toBeVisible();
  else await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('#main')).not.toBeEmpty();
}

async function tryAgain(page: Page, { said, act, again }: Step): Promise<void> {
  if (again) await again(page);
  else if (said === 'in place') await retry(page).click();
  else await act?.(page);
}

test('no late code is left that nobody refuses', () => {
  const refused = Object.values(walks).flatMap(({ steps }) => steps.flatMap(({ code }) => code));
  expect([...new Set(refused)].sort()).toEqual([...lateEntries().keys()].sort());
});

/** Screens and parts that together need most of what late code shares. */
const sharers: readonly Pick<Step, 'name' | 'act' | 'said' | 'shown' | 'after'>[] = [
  {
    name: 'to weigh in',
    act: button('Weigh in'),
    said: 'message',
    shown: (page) => page.getByRole('slider', { name: 'Relevance' }),
    after: escape,
  },
  {
    name: 'the menu of a post',
    act: (page) => post(page).getByRole('button', { name: 'More' }).click(),
    said: 'message',
    shown: (page) => page.getByRole('menu'),
    after: escape,
  },
  {
    name: 'the composer',
    act: button('Compose'),
    said: 'message',
    shown: (page) => dialog(page).getByRole('textbox').first(),
    after: escape,
  },
  { name: 'Explore', act: goTo('/search'), said: 'in place', shown: (page) => page.getByRole('searchbox') },
  ...['/notifications', '/user/lena', '/group/breadclub', '/groups', '/account'].map((path) => ({
    name: path,
    act: goTo(path),
    said: 'in place' as const,
    shown: heading,
  })),
  { name: 'a post', act: goTo(addresses.post), said: 'in place', shown: (page) => page.getByRole('main').getByRole('article').first() },
];

test('what several late parts share, and their styles, may be refused as well: the next try brings all of it', async ({
  app,
  page,
  browser,
}) => {
  test.skip(await remembersFailedImports(browser), reloadsInstead);
  test.setTimeout(180_000);
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported|preload|post watch|load outbox|theme solver/);
  const code = new LateCode(lateCompanions());
  await code.refuseIn(page);
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  for (const { name, act, said, shown, after } of sharers) {
    await test.step(name, async () => {
      await act?.(page);
      const wanted = shown?.(page).first() ?? page.getByRole('main');
      const failure = said === 'message' ? toast(page).first() : retry(page);
      // What has come is asked for once; what a file needs in its turn may be asked for with the next try only.
      await expect(async () => {
        await expect(wanted.or(failure).first()).toBeVisible();
        await expect(page.locator('#main')).not.toBeEmpty();
        if (await wanted.isVisible()) return;
        code.letWaitingThrough();
        if (said === 'in place') await retry(page).click();
        else {
          await failure.getByRole('button', { name: 'Close' }).click();
          await act?.(page);
        }
        await expect(wanted).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await after?.(page);
    });
  }
  // No part stands there without its styles, those included for which nobody waits.
  await expect(async () => {
    code.letWaitingThrough();
    await reconnect(page);
    expect(code.missing.filter((file) => file.endsWith('.css'))).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('where the code that the page begins with is refused, the page says so, and the way to try again loads it anew', async ({
  app,
  page,
}) => {
  app.allowConsole(/Failed to load resource/);
  await app.open('/', { persona: 'regular' });
  const again = page.getByRole('link', { name: 'Try again' });
  const entry = /\/assets\/index-[^/]*\.js$/;
  await page.context().route(entry, (route) => route.abort());
  // As anybody sees it: at home with the shape of the feed, elsewhere and as a guest without anything.
  for (const [path, scheme] of [['/', 'light'] as const, ['/user/lena', 'dark'] as const, ['/welcome', 'dark'] as const]) {
    await app.useScheme(scheme);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('A network problem occurred. Please check your connection and try again.');
    await expect(page.getByText('Loading posts')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
    await app.expectNoAxeViolations();
  }
  await page.goto('/');
  await again.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().unroute(entry);
  await again.click();
  await expect(post(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('offline is said, reading goes on, and the band goes with the outage', { tag: '@engines' }, async ({ app, page }) => {
  app.allowConsole(/Failed to load resource|Failed to fetch|could not be fetched/);
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(true);
  const band = page.getByRole('paragraph').filter({ hasText: 'You’re offline. You can keep reading' });
  await expect(band).toBeVisible();
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(band).toBeHidden();
});
