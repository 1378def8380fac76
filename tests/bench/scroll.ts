import type { Browser, CDPSession, Page } from 'playwright';
import { openPhone, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { smoothnessOf, type Smoothness } from './stats.ts';

/** A long way down a list. */
export interface Scroll extends Smoothness {
  /** Different posts that crossed the screen on the way. */
  posts: number;
  /** Share (0…1) of the looks at the list that found a place whose post was not drawn yet. */
  blankShare: number;
  /** Most elements that the document held at any time. */
  maxNodes: number;
  /** Mebibytes of JavaScript heap after a garbage collection, before and at the end. */
  heapBefore: number;
  heapAfter: number;
}

/** CSS pixels a second: five screens of a phone, as fast as a thumb throws a list, and two, where one still sees what passes. */
export const speeds = { flick: 4000, glance: 1600 } as const;
const timeLimit = 240_000;

/** Scrolls through the feed until so many posts have been met. */
export async function measureFeedScroll(browser: Browser, origin: string, session: Session, posts: number, speed: number): Promise<Scroll> {
  const context = await openPhone(browser, { baseURL: origin, storageState: session });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[role="feed"] article[data-post-id]').first().waitFor();
  const result = await scrollDown(page, await slowProcessor(context, page), posts, speed);
  await context.close();
  if (result.posts < posts) throw new Error(`The scroll met ${result.posts} of ${posts} posts in ${timeLimit / 1000} s.`);
  return result;
}

/** The same way through a page that is nothing but its text: what this machine can do at best. */
export async function measureStaticScroll(browser: Browser, posts: number): Promise<Scroll> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const text = 'A sentence of ordinary length that wraps on a phone. '.repeat(5);
  const article = (index: number) => `<article data-post-id="${index}" style="height:280px"><h2>Somebody</h2><p>${text}</p></article>`;
  await page.setContent(`<meta name="viewport" content="width=device-width">${Array.from({ length: posts }, (_, index) => article(index)).join('')}`);
  const result = await scrollDown(page, await slowProcessor(context, page), posts, speeds.flick);
  await context.close();
  return result;
}

async function scrollDown(page: Page, cdp: CDPSession, posts: number, speed: number): Promise<Scroll> {
  await cdp.send('Performance.enable');
  const heapBefore = await heapOf(cdp);
  const { gaps, seen, blankShare, maxNodes } = await page.evaluate(drive, { posts, speed, timeLimit });
  return { ...smoothnessOf(gaps), posts: seen, blankShare, maxNodes, heapBefore, heapAfter: await heapOf(cdp) };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return Math.round((bytes / 2 ** 20) * 10) / 10;
}

/** Runs in the page: moves it by the time that has passed, frame by frame, and notes what it meets. */
function drive({ posts, speed, timeLimit }: { posts: number; speed: number; timeLimit: number }) {
  const ids = new Set<string>();
  const gaps: number[] = [];
  let maxNodes = 0;
  let looks = 0;
  let blanks = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  // What the last frame showed, at three points of the screen. A look takes as long as a frame on a slow processor, so it
  // is taken once in the way between two of the points: often enough to meet every post, too seldom to hold them up.
  const lookAround = () => {
    if (Math.abs(scrollY - lookedAt) < innerHeight * 0.2) return;
    lookedAt = scrollY;
    for (const share of [0.25, 0.5, 0.75]) {
      const found = document.elementFromPoint(innerWidth / 2, innerHeight * share);
      const post = found?.closest<HTMLElement>('article[data-post-id]');
      if (post) ids.add(post.dataset['postId'] ?? '');
      if (post || found?.closest('[role="feed"]')) looks += 1;
      if (!post && found?.closest('[role="feed"]')) blanks += 1;
    }
    maxNodes = Math.max(maxNodes, document.getElementsByTagName('*').length);
  };
  return new Promise<{ gaps: number[]; seen: number; blankShare: number; maxNodes: number }>((resolve) => {
    const began = performance.now();
    let last = began;
    const frame = (now: number) => {
      const gap = now - last;
      last = now;
      lookAround();
      const before = scrollY;
      // A long frame must not turn into a leap over several screens: a finger would not leap either.
      scrollBy(0, (Math.min(gap, 100) * speed) / 1000);
      // Standing still at the end of what is loaded is waiting for the network, not movement.
      if (scrollY !== before) gaps.push(gap);
      if (ids.size >= posts || now - began > timeLimit) {
        resolve({ gaps, seen: ids.size, blankShare: looks === 0 ? 0 : blanks / looks, maxNodes });
      } else requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });
}
