import type { Browser, CDPSession, Page } from 'playwright';
import { type Device, openDevice, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { type Smoothness, smoothnessOf } from './stats.ts';

/** Figures of a long scroll down a list. */
export interface Scroll extends Smoothness {
  /** Distance scrolled, in CSS px. */
  distance: number;
  /** Different posts seen on the way. The screen is sampled only now and then. */
  posts: number;
  /** Milliseconds that the main thread was busy, for each 1,000 px. */
  mainThread: number;
  /** Frames over 50 ms, for each 10,000 px. */
  longFrameRate: number;
  /** Milliseconds spent waiting at the end of the loaded posts, for each 1,000 px. Frames of that time aren't counted. */
  held: number;
  /** Share (0…1) of the samples that found a list slot whose post wasn't drawn yet. */
  blankShare: number;
  /** Largest number of elements in the document at any time. */
  maxNodes: number;
  /** Mebibytes of JavaScript heap after a garbage collection, before and at the end. */
  heapBefore: number;
  heapAfter: number;
}

/** CSS pixels per second: about seven phone screens, as in a fast flick, and two, at which posts can still be read in passing. */
export const speeds = { flick: 6000, glance: 1600 } as const;

/** Height of a post of the generated feed on a phone, in CSS px, for turning posts into a distance. */
const usualHeight = 280;

export interface ScrollOptions {
  device: Device;
  /** About how many posts to pass. */
  posts: number;
  speed: number;
}

/** Opens a feed and scrolls it. The caller closes the page's context. */
export async function scrollFeed(
  browser: Browser,
  origin: string,
  session: Session,
  options: ScrollOptions,
): Promise<{ page: Page; scroll: Scroll }> {
  const context = await openDevice(browser, options.device, { baseURL: origin, storageState: session });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[role="feed"] article[data-post-id]').first().waitFor();
  await page.waitForTimeout(2000);
  const scroll = await scrollDown(page, await slowProcessor(context, page, options.device), options);
  return { page, scroll };
}

async function scrollDown(page: Page, cdp: CDPSession, { posts, speed }: ScrollOptions): Promise<Scroll> {
  await cdp.send('Performance.enable');
  const heapBefore = await heapOf(cdp);
  const busyBefore = await metricOf(cdp, 'TaskDuration');
  const { gaps, held, seen, blankShare, maxNodes, distance } = await page.evaluate(drive, { distance: posts * usualHeight, speed });
  const busy = ((await metricOf(cdp, 'TaskDuration')) - busyBefore) * 1000;
  const smoothness = smoothnessOf(gaps);
  const mainThread = Math.round((busy / distance) * 10_000) / 10;
  const longFrameRate = Math.round((smoothness.longFrames / distance) * 100_000) / 10;
  return {
    ...smoothness,
    posts: seen,
    distance,
    mainThread,
    longFrameRate,
    held: Math.round((held / distance) * 1000),
    blankShare,
    maxNodes,
    heapBefore,
    heapAfter: await heapOf(cdp),
  };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return Math.round(((await metricOf(cdp, 'JSHeapUsedSize')) / 2 ** 20) * 10) / 10;
}

async function metricOf(cdp: CDPSession, metric: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
}

/** Runs in the page: scrolls each frame in proportion to the time passed, and records what is in view. */
function drive({ distance, speed }: { distance: number; speed: number }) {
  const ids = new Set<string>();
  const gaps: number[] = [];
  let held = 0;
  let maxNodes = 0;
  let looks = 0;
  let blanks = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  // Samples what the last frame showed at three points of the screen. A sample takes as long as a frame on a slow processor, so it
  // is taken once per distance between two of the points: often enough to see most posts, too seldom to slow the scroll down.
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
  // Waiting for further pages doesn't count as movement, but it needs a limit too.
  const limit = (distance / speed) * 1000 * 3;
  return new Promise<{ gaps: number[]; held: number; seen: number; blankShare: number; maxNodes: number; distance: number }>((resolve) => {
    const began = performance.now();
    const start = scrollY;
    let last = began;
    const frame = (now: number) => {
      const gap = now - last;
      last = now;
      lookAround();
      const before = scrollY;
      // A finger doesn't wait for a slow page, so a long frame moves further. At most 250 ms count, because a longer gap is a pause.
      scrollBy(0, (Math.min(gap, 250) * speed) / 1000);
      // If the page didn't move, it is at the end of the loaded posts and waits for the network.
      if (scrollY === before) held += gap;
      else gaps.push(gap);
      if (scrollY - start >= distance || now - began > limit) {
        resolve({ gaps, held, seen: ids.size, blankShare: looks === 0 ? 0 : blanks / looks, maxNodes, distance: scrollY - start });
      } else requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });
}
