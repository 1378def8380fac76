import type { Page } from '@playwright/test';
import type { App } from './support/app.ts';
import { axeViolations } from './support/axe.ts';
import { faultsOfGeometry, useTextSize } from './support/geometry.ts';
import { openThemeSettings, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Open = (app: App, page: Page) => Promise<void>;
const at =
  (path: string, persona: 'regular' | 'owner' | 'guest' = 'regular'): Open =>
  async (app) =>
    app.open(path, { persona });

/** The longest names of the composer's buttons. */
async function openRussianThread(app: App, page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await app.open('/create-post', { persona: 'regular' });
  const composer = page.getByRole('dialog', { name: 'Новый пост' });
  await composer.getByRole('textbox', { name: 'Текст', exact: true }).fill('Мост открывают в мае.');
  await composer.getByRole('button', { name: 'Добавить в ветку' }).click();
  await composer.getByRole('textbox', { name: 'Пост 2' }).fill('Вход со стороны парка.');
  await expect(composer.getByRole('button', { name: 'Отправить все' })).toBeVisible();
}

/** Every main screen, and the overlays with the most content. */
const walks: Record<string, Record<string, Open>> = {
  'posts and people': {
    feed: screens['feed'] as Open,
    post: screens['post'] as Open,
    'missing post': at('/post/none'),
    profile: screens['profile'] as Open,
    'missing profile': at('/user/nobody-at-all'),
    'dense feed': at('/modern-feed'),
  },
  'groups, search and account': {
    explore: screens['explore'] as Open,
    groups: screens['groups'] as Open,
    group: screens['group'] as Open,
    'new group': at('/create-organisation'),
    notifications: screens['notifications'] as Open,
    account: at('/account'),
  },
  layers: {
    compose: screens['compose'] as Open,
    'weigh-in': screens['weigh-in'] as Open,
    'theme settings': openThemeSettings,
    // The last one, because the language stays.
    'a thread in Russian': openRussianThread,
  },
  'before signing in': {
    welcome: at('/welcome', 'guest'),
    'sign-in': at('/sign-in', 'guest'),
    'a step of onboarding': at('/onboarding/create-username', 'guest'),
    help: at('/user/sezushelp', 'guest'),
    'not found': at('/nowhere', 'guest'),
  },
};

const sizes = [
  { name: '390 px', width: 390, height: 844, text: 100, minTarget: 44 },
  { name: '320 px', width: 320, height: 640, text: 100, minTarget: 24 },
  { name: '200 % text', width: 320, height: 640, text: 200, minTarget: 24 },
  { name: '400 % zoom', width: 320, height: 256, text: 100, minTarget: 24 },
];

for (const [walk, stages] of Object.entries(walks)) {
  test(`${walk}: no part is covered, cut or out of reach at any text size; one heading, landmarks, targets`, async ({ app, page }) => {
    test.slow();
    // The browser also logs 404s for the missing pages.
    app.allowConsole(/404/);
    for (const [name, open] of Object.entries(stages)) {
      const [usual] = sizes;
      if (usual) await page.setViewportSize(usual);
      await open(app, page);
      await app.settle();
      // everyRoute.spec.ts runs axe on the routes themselves.
      if (walk === 'layers' || name.startsWith('missing')) expect.soft(await axeViolations(page), name).toEqual([]);
      for (const { name: size, text, minTarget, ...viewport } of sizes) {
        await page.setViewportSize(viewport);
        await useTextSize(page, text);
        await app.settle();
        expect.soft(await faultsOfGeometry(page, { minTarget }), `${name} at ${size}`).toEqual([]);
      }
    }
  });
}

test('on touch screens fields are large enough that the phone doesn’t zoom in, and larger ones keep their size', async ({ app, page }) => {
  await screens['compose']?.(app, page);
  const composer = page.getByRole('dialog', { name: 'Compose' });
  const size = (name: string) => composer.getByRole('textbox', { name }).evaluate((field) => getComputedStyle(field).fontSize);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await size('Title')).toBe('20px');
  expect(await size('Text')).toBe('16px');
});
