import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { openDocs } from './support/stories.ts';

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: string }>;
};
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

/** Loading Storybook is most of the work, so one test opens many pages. */
const perTest = 12;
const parts = Array.from({ length: Math.ceil(pages.length / perTest) }, (_, part) => pages.slice(part * perTest, (part + 1) * perTest));

test.describe.configure({ timeout: 180_000 });

/** The render phases of the stories on the page. Headings or tables can't tell that it is ready: Storybook's frame has its own. */
const phases = (page: Page, id: string) =>
  page.evaluate((id) => {
    const { storyRenders = [], currentRender } =
      (window as { __STORYBOOK_PREVIEW__?: { storyRenders?: { phase?: string }[]; currentRender?: { id: string } } })
        .__STORYBOOK_PREVIEW__ ?? {};
    const isShown = document.body.classList.contains('sb-show-main') && document.querySelector('.sbdocs-content');
    if (!isShown || currentRender?.id !== id) return ['preparing'];
    const awaited = document.querySelectorAll('[id^="story--"][id$="-inner"]').length - storyRenders.length;
    return [...storyRenders.map(({ phase = 'preparing' }) => phase), ...Array.from({ length: Math.max(0, awaited) }, () => 'preparing')];
  }, id);

for (const part of parts) {
  test(`documentation from ${part[0]?.title} to ${part.at(-1)?.title} can be read`, async ({ page, problems }) => {
    // Storybook's frame has no icon, so the browser requests `/favicon.ico` in vain.
    problems.allow(/favicon\.ico/);
    for (const { id, title } of part) {
      await openDocs(page, id, 'scheme:dark');
      // The page may be reloaded meanwhile (see `openDocs`), and a look at it fails then.
      const isDrawn = async () =>
        expect(
          (await phases(page, id)).filter((phase) => phase !== 'finished'),
          title,
        ).toEqual([]);
      await expect(isDrawn).toPass({ timeout: 60_000, intervals: [50] });
      await expect(page.locator('.sbdocs-content').getByRole('heading', { level: 1 }).first(), title).toBeVisible();
      await expect(page.getByText(/\|\s*-{3}/), `${title}: no table is left as it was written`).toHaveCount(0);
      await expect(page.getByRole('dialog'), `${title}: nothing is open`).toHaveCount(0);
      await expect(
        page.getByRole('table').getByText(/^(union|unknown\[number\])$/),
        `${title}: every property says what it takes`,
      ).toHaveCount(0);
      const background = await page.locator('.sbdocs-wrapper').evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(background, `${title} follows the dark scheme`).not.toBe('rgb(255, 255, 255)');
    }
  });
}
