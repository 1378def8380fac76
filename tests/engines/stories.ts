import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/setup.mjs';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** `npm run check:full` plays every story; `npm test` plays this many controls, pickers and overlays that have a play function. */
const isWhole = process.env['SEZ_FULL'] === 'true';
export const sampleSize = 60;

/**
 * The stories of the built Storybook that engines other than Chromium play: a sample, most of it spread evenly over all components.
 *
 * @param always - ids of stories that belong to the sample because the engine has failed in them
 */
export function storiesToPlay(always: readonly string[] = []): readonly Story[] {
  const index = `${root}/storybook-static/index.json`;
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  if (isWhole) return stories;
  const parts = stories.filter(
    ({ id, title, tags }) => /^(Controls|Pickers|Overlays)\//.test(title) && tags.includes('play-fn') && !always.includes(id),
  );
  const share = (at: number) => Math.floor((at * (sampleSize - always.length)) / parts.length);
  return stories.filter((story) => {
    const at = parts.indexOf(story);
    return always.includes(story.id) || (at >= 0 && share(at) !== share(at - 1));
  });
}

/** The window that Storybook's toolbar sets for a story (`globals.viewport`), which no index of the build tells but the story's name. */
export function windowOf(name: string): { width: number; height: number } {
  if (/On Phones$/.test(name)) return { width: 320, height: 568 };
  if (/Of A Narrow Window$/.test(name)) return { width: 640, height: 800 };
  return { width: 1280, height: 800 };
}

interface Channel {
  last(event: string): unknown[] | undefined;
}

interface Finished {
  storyId: string;
  reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

/** Runs in the page of a story. Returns the failures of its play function and of axe, or '' without any; undefined while it plays. */
export function outcomeOf(id: string): string | undefined {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const last = (event: string) => channel?.last(event)?.[0];
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
    const error = last(event) as { message?: string; description?: string } | undefined;
    // Testing Library adds the whole document to its messages, so that a report would show nothing else.
    if (error) return `${event}: ${error.message ?? error.description ?? event}`.split('\n\nIgnored nodes:')[0];
  }
  const finished = last('storyFinished') as Finished | undefined;
  if (finished?.storyId !== id) return undefined;
  return finished.reporters
    .filter(({ status }) => status === 'failed')
    .flatMap(({ type, result }) => result?.violations?.map((each) => `${type} ${each.id}: ${each.nodes[0]?.html}`) ?? [type])
    .join('\n');
}
