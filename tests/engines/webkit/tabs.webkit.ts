import { expect } from 'vitest';
import type { Page } from './page.ts';
import { walk } from './test.ts';

/** The text of the composer, whose first text area is the title. */
const textOf = (page: Page) => page.run(() => [...document.querySelectorAll<HTMLTextAreaElement>('[role=dialog] textarea')].at(-1)?.value);

/** Opens the composer and writes at once, whether its draft is open yet or not. */
async function write(page: Page, text: string) {
  await page.press('button', 'Compose');
  await page.press('textbox', 'Text');
  await page.type(text);
}

walk('of two tabs one writes a draft, and taking over brings its text along', async (page) => {
  await page.open('/', { persona: 'regular' });
  await write(page, 'Begun in the first tab');
  const go = await page.openTab('/');
  await page.press('button', 'Compose');
  await page.press('button', 'Take over');
  await expect.poll(() => textOf(page), { timeout: 15_000 }).toBe('Begun in the first tab');
  await go('first');
  await page.until(() => document.body.textContent.includes('You’re writing this in another tab'));
  await go('second');
  await page.press('textbox', 'Text');
  await page.key('End');
  await page.type(', ended in the second');
  await page.press('button', 'Post', { within: '[role=dialog]' });
  await page.until(() => document.body.textContent.includes('Post created'));
  expect(await page.problems(), 'errors of the second tab').toEqual([]);
});

walk(
  'offline is said, a post waits in its list, and goes out when the line is back',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.get('article', /./);
    const setOnline = (isOnline: boolean) =>
      page.run((online) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
        if (online) window.__mock.clearFaults();
        else window.__mock.fail({ path: '*', network: true });
        dispatchEvent(new Event(online ? 'online' : 'offline'));
      }, isOnline);
    await write(page, 'From the tunnel');
    await setOnline(false);
    await page.until(() => document.body.textContent.includes('You’re offline. You can keep reading'));
    await page.press('button', 'Post', { within: '[role=dialog]' });
    await page.until(() =>
      [...document.querySelectorAll('article')].some(({ textContent }) => textContent.includes('Waiting for a connection')),
    );
    await setOnline(true);
    await page.until(() => document.body.textContent.includes('Post created'));
    expect(
      await page.run(
        () => [...document.querySelectorAll('article')].filter(({ textContent }) => textContent?.includes('From the tunnel')).length,
      ),
    ).toBe(1);
    await page.until(() => !document.body.textContent.includes('You’re offline'));
  },
  { expects: [/Failed to fetch|Load failed|network/i] },
);
