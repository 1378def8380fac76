import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// A click anywhere in a card opens the post, and a double click selects a word all the same.

const selected = (page: Page) => page.evaluate(() => document.getSelection()?.toString().trim());

/** The middle of the first line of the first post whose words are a paragraph, and a place to the right of its last line. */
async function textPointsOf(page: Page): Promise<{ id: string; word: { x: number; y: number }; beside: { x: number; y: number } }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('article[data-post-id]')];
    for (const card of cards) {
      const text = [...card.querySelectorAll('p[dir="auto"]')].find(
        ({ childNodes: [first] }) => first instanceof Text && first.length > 20,
      );
      const first = text?.firstChild;
      if (!text || !first || text.closest('blockquote')) continue;
      const range = document.createRange();
      range.setStart(first, 1);
      range.setEnd(first, 2);
      const letter = range.getBoundingClientRect();
      range.selectNodeContents(text);
      const last = [...range.getClientRects()].at(-1) as DOMRect;
      const box = text.getBoundingClientRect();
      if (last.right > box.right - 30 || box.bottom > innerHeight) continue;
      return {
        id: card.getAttribute('data-post-id') ?? '',
        word: { x: letter.x + letter.width / 2, y: letter.y + letter.height / 2 },
        beside: { x: box.right - 10, y: last.y + last.height / 2 },
      };
    }
    throw new Error('No post here has words beside which there is room.');
  });
}

test.describe('in a post of the feed', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.open('/', { persona: 'regular' });
    await app.settle();
    // The late code for double clicks is part of the shortcuts.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
  });

  test('a double click selects its word, and a click opens it', { tag: ['@desktop', '@engines'] }, async ({ page }) => {
    const { word } = await textPointsOf(page);
    await page.mouse.dblclick(word.x, word.y);
    await expect.poll(() => selected(page)).toMatch(/^[\p{L}\p{N}’']+$/u);
    await page.waitForTimeout(400);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.mouse.click(word.x, word.y);
    await expect(page).toHaveURL(/\/post\//);
  });

  test('a click beside the text opens the post at once', { tag: '@desktop' }, async ({ page }) => {
    const { beside } = await textPointsOf(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.click(beside.x, beside.y);
    await expect(page).toHaveURL(/\/post\//);
  });

  test('a tap on the text opens the post at once', { tag: '@phone' }, async ({ page }) => {
    const { word } = await textPointsOf(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.touchscreen.tap(word.x, word.y);
    await expect(page).toHaveURL(/\/post\//);
  });
});
