import { expect } from 'vitest';
import { aPicture, walk } from './test.ts';

walk('a post with a mention and a picture is kept over a reload, and published', async (page) => {
  await page.open('/', { persona: 'regular' });
  await page.press('button', 'Compose');
  // The composer gives the focus to the text. A press besides was seen to hit the title on a busy machine, which suggests nobody.
  await page.until(() => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.labels[0]?.textContent === 'Text');
  await page.type('Ask @may');
  const focused = () => page.run(() => (document.activeElement as HTMLTextAreaElement | null)?.value);
  await expect.poll(focused, { timeout: 15_000 }).toBe('Ask @may');
  await page.get('option', /@maya/);
  await page.until(() => document.querySelectorAll('[role=listbox] [role=option]').length === 1);
  await page.key('Enter');
  await expect.poll(focused).toBe('Ask @maya ');
  await page.type('about the trams');
  await page.choose(await page.find('input[type=file]'), aPicture());
  await page.get('button', 'Describe one.png');
  // The draft is saved when the typing pauses.
  await page.run(() => new Promise<void>((resolve) => setTimeout(resolve, 2500)));
  await page.until(() => document.body.textContent.includes('Saved in this browser'));

  await page.reload();
  await page.get('article', /./);
  await page.press('button', 'Compose');
  const written = () => page.run(() => [...document.querySelectorAll('textarea')].map(({ value }) => value));
  await expect.poll(written, { timeout: 15_000 }).toContain('Ask @maya about the trams');
  await page.get('button', 'Describe one.png');
  await page.gone('progressbar', /^Uploading/);
  await page.press('button', 'Post', { within: '[role=dialog]' });
  await page.gone('dialog', 'Compose');
  await page.until(() => document.body.textContent.includes('Post created'));
  // The new post is the first of the feed.
  const first = () => page.run(() => document.querySelector('[role=feed] article')?.textContent ?? '');
  await expect.poll(first, { timeout: 15_000 }).toContain('about the trams');
  const post = await page.run(() => {
    const article = document.querySelector('[role=feed] article');
    return { mention: article?.querySelector('a[href="/user/maya"]')?.textContent, pictures: article?.querySelectorAll('img').length ?? 0 };
  });
  expect(post.mention).toBe('@maya');
  expect(post.pictures).toBeGreaterThan(0);
});
