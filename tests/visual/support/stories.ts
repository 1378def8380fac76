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

/**
 * Shows a story alone in the page and waits until it is drawn and its interactions have ended. If the page has already loaded Storybook,
 * it only switches the story, as Storybook's own sidebar does, because loading takes most of the time.
 */
export async function openStory(page: Page, { id }: Story, globals: StoryGlobals = {}): Promise<void> {
  if (await holdsStorybook(page)) await showStory(page, id, globals);
  else {
    // The stories' own suite checks accessibility; here it would only cost time in each look.
    const chosen = Object.entries({ 'a11y.manual': '!true', ...globals })
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen}`);
  }
  const shown = () =>
    page.evaluate(() => {
      const { id, phase } = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return `${id} ${phase}`;
    });
  await expect
    .poll(shown, { message: `${id} is drawn and its interactions have passed`, timeout: 60_000, intervals: [50] })
    .toBe(`${id} finished`);
  await page.evaluate(() => document.fonts.ready);
}

/** Switches the loaded Storybook to a story, and remounts it even if it is already shown. */
async function showStory(page: Page, id: string, globals: StoryGlobals): Promise<void> {
  // Moves the pointer away, so that nothing is hovered, as after loading.
  await page.mouse.move(0, 0);
  await setGlobals(page, globals);
  await goOn(page, id);
}

/**
 * Shows the documentation page with this id, in the already loaded Storybook if there is one. Doesn't wait until it is drawn: Storybook
 * reloads the page when it leaves stories whose checks are still running, and whoever waits inside the page waits for ever then.
 */
export async function openDocs(page: Page, id: string, globals: string): Promise<void> {
  if (await holdsStorybook(page))
    await page.evaluate(
      (id) =>
        (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'docs' }),
      id,
    );
  else await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=${globals}`);
}

const holdsStorybook = (page: Page) =>
  page.evaluate(() => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender !== undefined);

/** Goes to another story, or mounts the shown one anew, and waits until it is drawn. */
async function goOn(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
        channel.once('storyFinished', () => resolve());
        if (preview?.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    id,
  );
}

/**
 * Changes the toolbar values of the open story without reloading the page, and waits until it is rendered again and checked. Storybook
 * reloads the page when it leaves a story whose checks are still running.
 */
export async function setGlobals(page: Page, globals: StoryGlobals): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
        channel.once('storyFinished', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        channel.emit('updateGlobals', { globals: wanted });
      }),
    globals,
  );
}

/** Storybook's globals in the page. */
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { once: (event: string, listener: () => void) => void; emit: (event: string, payload: unknown) => void };
}
