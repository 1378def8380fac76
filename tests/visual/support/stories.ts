import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** A story of the built Storybook. */
export interface Story {
  id: string;
  /** Path in the sidebar, such as `Controls/Button`. */
  title: string;
  name: string;
}

/** Toolbar choices; the values are those of `.storybook/toolbar.ts`. */
export type StoryGlobals = Record<string, string>;

const index = 'storybook-static/index.json';

/** Every story of the built Storybook; documentation pages are left out. */
export function allStories(): Story[] {
  if (!existsSync(index)) throw new Error(`${index} is missing. Run npm run build:storybook first.`);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The one story of each component that shows all its variants. */
export function galleries(): Story[] {
  return allStories().filter(({ name }) => name === 'Gallery');
}

/** Opens a story alone in the page and waits until it is drawn and its interactions have ended. */
export async function openStory(page: Page, { id }: Story, globals: StoryGlobals = {}): Promise<void> {
  const chosen = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  await page.goto(`/iframe.html?id=${id}&viewMode=story${chosen ? `&globals=${chosen}` : ''}`);
  const phase = () => page.evaluate(() => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase);
  await expect.poll(phase, { message: `${id} is drawn and its interactions have passed`, timeout: 20_000 }).toBe('finished');
  await page.evaluate(() => document.fonts.ready);
}

/** Changes the toolbar of the story that is open, without loading the page again, and waits until it is drawn anew. */
export async function setGlobals(page: Page, globals: StoryGlobals): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
        channel.once('storyRendered', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        channel.emit('updateGlobals', { globals: wanted });
      }),
    globals,
  );
}

/** How a page talks to the Storybook in it. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { once: (event: string, listener: () => void) => void; emit: (event: string, payload: unknown) => void };
}
