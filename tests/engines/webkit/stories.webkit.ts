import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { root } from '../../../scripts/setup.mjs';
import { desktop, type Page } from './page.ts';
import { isMissing, openPage } from './test.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** `npm run check:full` plays every story; `npm test` so many of the controls, pickers and overlays. */
const isWhole = process.env['SEZ_FULL'] === 'true';
const sampleSize = 60;
/** A defect that was found in WebKit is always looked for. */
const always = ['posts-card--three-pictures'];

const index = `${root}/storybook-static/index.json`;
const entries: Entry[] = existsSync(index)
  ? Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries)
  : [];
const stories = entries.filter(({ type }) => type === 'story');
const played = stories.filter(({ title, tags }) => /^(Controls|Pickers|Overlays)\//.test(title) && tags?.includes('play-fn'));
/** Spread evenly, so that every component has its turn. */
const sample = played.filter(
  (_, at) => Math.floor((at * sampleSize) / played.length) !== Math.floor(((at - 1) * sampleSize) / played.length),
);
/** Closing the inner of two dialogs gives the focus back to a menu's button in the other engines; in WebKit it does not come to stand there. */
const differs = ['overlays-dialog--layers-over-layers'];
const wanted = isWhole
  ? stories
  : [...sample.filter(({ id }) => !differs.includes(id)), ...stories.filter(({ id }) => always.includes(id))];

/** What stories that are named so ask of Storybook's toolbar. */
const smallPhone = { width: 320, height: 568 };

let page: Page | undefined;
afterAll(() => page?.close());

test('Storybook is built', () => expect(stories.length).toBeGreaterThan(sampleSize));

test.skipIf(isMissing).each(wanted.map(({ title, name, id }) => ({ title, name, id })))('$title: $name', async ({ id, name }) => {
  page ??= await openPage(desktop);
  await page.resize(/On (A )?Phones?$/.test(name) ? smallPhone : desktop);
  await page.goTo(`${inject('storybook')}/iframe.html?viewMode=story&id=${id}`);
  const outcome = await page.until(outcomeOf, id, `the story ${id} has come to its end`);
  expect(outcome.problem).toBe('');
});

/** How a story ended: its own checks, and axe's. Undefined while it is played. */
function outcomeOf(id: string) {
  interface Finished {
    storyId: string;
    status: string;
    reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
  }
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined } })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const last = (event: string) => channel?.last(event)?.[0];
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
    const error = last(event) as { message?: string; description?: string } | undefined;
    if (error) return { problem: `${event}: ${error.message ?? error.description ?? JSON.stringify(error)}` };
  }
  const finished = last('storyFinished') as Finished | undefined;
  if (finished?.storyId !== id) return undefined;
  const violations = finished.reporters
    .filter(({ status }) => status === 'failed')
    .flatMap(({ type, result }) => result?.violations?.map((each) => `${type} ${each.id}: ${each.nodes[0]?.html}`) ?? [type]);
  return { problem: violations.join('\n') };
}
