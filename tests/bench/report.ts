import type { FirstPost } from './firstPost.ts';
import { speeds, type Scroll } from './scroll.ts';
import type { ThemeApply } from './themeApply.ts';

/** Everything that one run measures. */
export interface Figures {
  firstPost: FirstPost;
  feed: Scroll;
  /** The same at a speed at which posts can be told apart. */
  glance: Scroll;
  /** The same scroll over plain text: what the machine itself allows. */
  baseline: Scroll;
  themeApply: ThemeApply;
}

/** Most bytes of JavaScript (brotli) that may come before the first post: 110 kB of 1024 bytes. */
export const scriptBudget = 110 * 1024;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The figures as rows: what, value, and what it is to be held against. */
export function rowsOf({ firstPost, feed, glance, baseline, themeApply }: Figures): [string, string, string][] {
  return [
    ['JavaScript before the first post (brotli)', kilobytes(firstPost.scriptBytes), `budget ${kilobytes(scriptBudget)}`],
    ['first post visible', `${(firstPost.visibleAt / 1000).toFixed(2)} s`, ''],
    ['blocking time', `${firstPost.blocking} ms`, ''],
    [`dropped frames over ${feed.posts} posts at ${speeds.flick} px/s`, percent(feed.droppedShare), `static page ${percent(baseline.droppedShare)}`],
    ['looks that found a post not drawn yet', percent(feed.blankShare), ''],
    [`dropped frames over ${glance.posts} posts at ${speeds.glance} px/s`, percent(glance.droppedShare), `not drawn yet ${percent(glance.blankShare)}`],
    ['frames over 50 ms', `${feed.longFrames} of ${feed.frames}`, `static page ${baseline.longFrames} of ${baseline.frames}`],
    ['longest frame', `${feed.longest} ms`, `static page ${baseline.longest} ms`],
    ['most elements in the document', String(feed.maxNodes), `static page ${baseline.maxNodes}`],
    ['heap after collection, before → after', `${feed.heapBefore} → ${feed.heapAfter} MiB`, `static page ${baseline.heapBefore} → ${baseline.heapAfter} MiB`],
    ['applying a theme, until its frame is drawn', `${themeApply.nextFrame} ms`, `of which script ${themeApply.script} ms`],
    ['components rendered outside the dialog', String(themeApply.renderedOutside), `over ${themeApply.presses} themes`],
  ];
}

/** @returns lines of equal columns */
export function tableOf(rows: readonly (readonly [string, string, string])[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([what, value, comparison]) => `  ${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${comparison}`.trimEnd()).join('\n');
}
