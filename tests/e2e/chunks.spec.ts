import type { Page } from '@playwright/test';
import { LateCode, lateEntries } from './support/lateCode.ts';
import { groupsWalk } from './support/refusals/groups.ts';
import { guestWalk } from './support/refusals/guest.ts';
import { idleWalk } from './support/refusals/idle.ts';
import { postsWalk } from './support/refusals/posts.ts';
import { post, reconnect, retry, type Step, toast } from './support/refusals/steps.ts';
import { expect, test } from './support/test.ts';

const walks = {
  'posts and people': postsWalk,
  groups: groupsWalk,
  'what comes when the page is idle': idleWalk,
  'a guest': guestWalk,
};

for (const [name, { persona, path, steps }] of Object.entries(walks)) {
  test(`whatever code cannot be fetched, the page stands and trying again works: ${name}`, async ({ app, page }) => {
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

test('offline is said, reading goes on, and the band goes with the outage', async ({ app, page }) => {
  app.allowConsole(/Failed to load resource|Failed to fetch|could not be fetched/);
  await app.open('/', { persona: 'regular' });
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(true);
  const band = page.getByRole('paragraph').filter({ hasText: 'You are offline. Reading goes on' });
  await expect(band).toBeVisible();
  await expect(post(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(band).toBeHidden();
});
