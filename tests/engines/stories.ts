import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/setup.mjs';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** `npm run check:full` plays every story that plays something; `npm test` so many of the controls, pickers and overlays. */
const isWhole = process.env['SEZ_FULL'] === 'true';
const sampleSize = 60;

/** The stories of the built Storybook that engines other than Chromium play: a sample spread evenly, so that every component has its turn. */
export function storiesToPlay(): readonly Story[] {
  const index = `${root}/storybook-static/index.json`;
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  const played = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('play-fn') && tags.includes('test'));
  if (isWhole) return played;
  const parts = played.filter(({ title }) => /^(Controls|Pickers|Overlays)\//.test(title));
  const share = (at: number) => Math.floor((at * sampleSize) / parts.length);
  return parts.filter((_, at) => share(at) !== share(at - 1));
}

interface Channel {
  last(event: string): unknown[] | undefined;
}

interface Finished {
  storyId: string;
  reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

/** In the page of a story: how it ended, by its own checks and by axe; an empty sentence when well. Undefined while it is played. */
export function outcomeOf(id: string): string | undefined {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const last = (event: string) => channel?.last(event)?.[0];
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
    const error = last(event) as { message?: string; description?: string } | undefined;
    if (error) return `${event}: ${error.message ?? error.description ?? event}`;
  }
  const finished = last('storyFinished') as Finished | undefined;
  if (finished?.storyId !== id) return undefined;
  return finished.reporters
    .filter(({ status }) => status === 'failed')
    .flatMap(({ type, result }) => result?.violations?.map((each) => `${type} ${each.id}: ${each.nodes[0]?.html}`) ?? [type])
    .join('\n');
}
