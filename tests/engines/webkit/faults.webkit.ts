import { expect } from 'vitest';
import { type Page, phone } from './page.ts';
import { aPicture, walk } from './test.ts';

walk('a dialog in the middle of the page is as high as its content', async (page) => {
  await page.open('/user/lena', { persona: 'regular' });
  await page.press('button', 'Profile menu');
  await page.press('menuitem', 'Customize Theme');
  await page.get('dialog', 'Theme Settings');
  const { body, content } = await bodyOf(page);
  expect(content).toBeGreaterThan(400);
  // The body keeps a usable height; content that does not fit scrolls.
  expect(body).toBeGreaterThan(400);
});

walk(
  'a sheet from the lower edge is as high as its content',
  async (page) => {
    await page.open('/', { persona: 'regular' });
    await page.press('button', /Weigh in/, { within: 'article' });
    await page.get('dialog', 'Your weigh-in');
    const { body, content } = await bodyOf(page);
    expect(content).toBeGreaterThan(100);
    expect(body).toBe(content);
  },
  { size: phone },
);

const bodyOf = (page: Page) =>
  page.run(() => {
    const element = document.querySelector('[data-dialog-body]');
    return { body: element?.clientHeight ?? 0, content: element?.scrollHeight ?? 0 };
  });

walk('the link of a post is copied, though its address is asked for first', async (page) => {
  await page.open('/', { persona: 'regular' });
  await page.press('button', 'More', { within: 'article' });
  await page.press('menuitem', 'Copy link');
  await page.until(() => document.body.textContent.includes('Link copied'));
  await page.open('/search');
  await page.press('searchbox', /Search/);
  await page.key('v', 'Control');
  await page.until(() => document.querySelector<HTMLInputElement>('main search input')?.value.includes('/check-visit-links?id='));
});

walk('what was written is there after a reload in a private window, while its picture is still on the way', async (page) => {
  await page.open('/', { persona: 'regular' });
  await page.run(() => void window.__mock.fail({ path: '/api/files', method: 'POST', delayMs: 60_000 }));
  await page.press('button', 'Compose');
  await page.press('textbox', 'Text');
  await page.choose(await page.find('input[type=file]'), aPicture());
  await page.get('button', 'Describe one.png');
  await page.press('textbox', 'Text');
  await page.type('Written meanwhile');
  // The draft is saved when the typing pauses; a "Saved" before that is about the picture alone.
  await page.run(() => new Promise<void>((resolve) => setTimeout(resolve, 2500)));
  await page.until(() => document.body.textContent.includes('Saved'));
  await page.reload();
  await page.press('button', 'Compose');
  await page.until(() => [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Written meanwhile'));
  await page.get('button', 'Describe one.png');
});

walk('the focus goes back to the button that was pressed, though pressing gives buttons none (Safari)', async (page) => {
  await page.open('/', { persona: 'regular' });
  await page.run(() =>
    addEventListener('mousedown', (event) => event.target instanceof Element && event.target.closest('button') && event.preventDefault(), {
      capture: true,
    }),
  );
  await page.press('button', 'Compose');
  await page.get('dialog', 'Compose');
  await page.press('button', 'Close');
  await page.gone('dialog', 'Compose');
  await expect.poll(() => page.focused()).toBe('button Compose');
});
