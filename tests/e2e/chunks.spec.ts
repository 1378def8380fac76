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

/** A reload discards what the walk has opened or typed, so the walk can't continue after it. */
const reloadsInstead = 'This browser remembers failed imports: trying again loads the page anew, which a test of its own looks at.';

for (const [name, { persona, path, steps }] of Object.entries(walks)) {
  test(`when late code fails to load, the page keeps working and a retry succeeds: ${name}`, async ({ app, page, browser }) => {
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
          await expectReported(page, step);
          code.letThrough(module);
          const { remind = step.reported === 'nowhere' && !step.again ? reconnect : undefined } = step;
          if (!remind) await tryAgain(page, step);
          await code.expectCome(module, async () => remind?.(page));
        }
        if (step.shown) await expect(step.shown(page).first()).toBeVisible();
        await step.after?.(page);
      });
    }
  });
}

/** Expects the page to stay intact and to report the missing code where the person is waiting for it. */
async function expectReported(page: Page, { reported }: Step): Promise<void> {
  if (typeof reported === 'function') await expect(reported(page).first()).toBeVisible();
  else if (reported === 'message') {
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toHaveCount(0);
  } else if (reported === 'in place') await expect(retry(page)).toBeVisible();
  else await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('#main')).not.toBeEmpty();
}

async function tryAgain(page: Page, { reported, act, again }: Step): Promise<void> {
  if (again) await again(page);
  else if (reported === 'in place') await retry(page).click();
  else await act?.(page);
}

test('every late chunk is refused by one of the steps', () => {
  const refused = Object.values(walks).flatMap(({ steps }) => steps.flatMap(({ code }) => code));
  expect([...new Set(refused)].sort()).toEqual([...lateEntries().keys()].sort());
});

/** Screens and parts that together need most of the shared late chunks. */
const sharers: readonly Pick<Step, 'name' | 'act' | 'reported' | 'shown' | 'after'>[] = [
  {
    name: 'to weigh in',
    act: button('Weigh in'),
    reported: 'message',
    shown: (page) => page.getByRole('slider', { name: 'Relevance' }),
    after: escape,
  },
  {
    name: 'the menu of a post',
    act: (page) => post(page).getByRole('button', { name: 'More' }).click(),
    reported: 'message',
    shown: (page) => page.getByRole('menu'),
    after: escape,
  },
  {
    name: 'the composer',
    act: button('Compose'),
    reported: 'message',
    shown: (page) => dialog(page).getByRole('textbox').first(),
    after: escape,
  },
  { name: 'Explore', act: goTo('/search'), reported: 'in place', shown: (page) => page.getByRole('searchbox') },
  ...['/notifications', '/user/lena', '/group/breadclub', '/groups', '/account'].map((path) => ({
    name: path,
    act: goTo(path),
    reported: 'in place' as const,
    shown: heading,
  })),
  { name: 'a post', act: goTo(addresses.post), reported: 'in place', shown: (page) => page.getByRole('main').getByRole('article').first() },
];

test('shared chunks and styles of several late parts may fail too, and the next try loads all of them', async ({ app, page, browser }) => {
  test.skip(await remembersFailedImports(browser), reloadsInstead);
  test.setTimeout(180_000);
  app.allowConsole(/Failed to load resource|could not be fetched|dynamically imported|preload|post watch|load outbox|theme solver/);
  const code = new LateCode(lateCompanions());
  await code.refuseIn(page);
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  for (const { name, act, reported, shown, after } of sharers) {
    await test.step(name, async () => {
      await act?.(page);
      const shownPart = shown?.(page).first() ?? page.getByRole('main');
      const failure = reported === 'message' ? toast(page).first() : retry(page);
      // A file that has arrived isn't requested again; the files that it imports may only be requested with the next try.
      await expect(async () => {
        await expect(shownPart.or(failure).first()).toBeVisible();
        await expect(page.locator('#main')).not.toBeEmpty();
        if (await shownPart.isVisible()) return;
        code.letWaitingThrough();
        if (reported === 'in place') await retry(page).click();
        else {
          await failure.getByRole('button', { name: 'Close' }).click();
          await act?.(page);
        }
        await expect(shownPart).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await after?.(page);
    });
  }
  // Every part must get its styles, also those styles that nothing waits for.
  await expect(async () => {
    code.letWaitingThrough();
    await reconnect(page);
    expect(code.missing.filter((file) => file.endsWith('.css'))).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('if the first code of the page fails to load, the page says so, and the retry reloads it', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource/);
  await app.open('/', { persona: 'regular' });
  const again = page.getByRole('link', { name: 'Try again' });
  const entry = /\/assets\/index-[^/]*\.js$/;
  await page.context().route(entry, (route) => route.abort());
  // The alert must appear at home, where the page has the feed's placeholder, and on other screens, where it has nothing yet.
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

test('a band reports being offline, reading continues, and the band disappears with the outage', { tag: '@engines' }, async ({
  app,
  page,
}) => {
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
