import type { Browser, CDPSession, Page } from 'playwright';
import { type Device, openDevice, slowNetwork, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { blockingTime } from './stats.ts';
import { ScriptTransfer } from './transfer.ts';

/** Timings of one visit to a screen, in milliseconds from the navigation. */
export interface Visit {
  /** Bytes of JavaScript as transferred (brotli) before the first interactive post. */
  scriptBytes: number;
  scripts: { file: string; bytes: number }[];
  /** First contentful paint. */
  firstPaint: number;
  /** The first frame with text of a post in view; a skeleton doesn't count. */
  firstPost: number;
  /** The first frame with a post rendered by React, with its buttons. Its text may have been shown before as static HTML. */
  firstCard: number;
  /** Milliseconds beyond 50 per task, from the navigation to two seconds after the first post of the application. */
  blocking: number;
  /** Cumulative layout shift as the browser measures it. */
  layoutShift: number;
}

/** Values that the observing script leaves on the page's `window`. */
interface Observed {
  benchFirstPost?: number;
  benchFirstCard?: number;
  benchShift: number;
  benchTasks: { start: number; duration: number }[];
}

const timeout = 60_000;
/** Milliseconds for which a page is still observed after its first post. */
const aftermath = 2000;
/**
 * Milliseconds to wait in a new window before navigating. Full Chromium first loads its own address bar page (measured: 211 files, until
 * 0.9 s after an immediate navigation), on the processor that is being measured.
 */
const settling = 2000;

/**
 * Measures a first visit with an empty cache, and a second one in the same tab with the cache and storage that the first has filled.
 * @param screens how many screens down a post counts as in view, because a profile on a phone begins with the person's details
 */
export async function measureVisits(
  browser: Browser,
  device: Device,
  origin: string,
  session: Session,
  path = '/',
  screens = 1,
): Promise<[Visit, Visit]> {
  const context = await openDevice(browser, device, { baseURL: origin, storageState: session });
  const page = await context.newPage();
  await page.waitForTimeout(settling);
  const cdp = await slowProcessor(context, page, device);
  await slowNetwork(cdp, device);
  await page.addInitScript(observe, screens);
  const first = await visit(page, cdp, path);
  await page.goto('about:blank');
  await page.waitForTimeout(settling);
  const second = await visit(page, cdp, path);
  await context.close();
  return [first, second];
}

async function visit(page: Page, cdp: CDPSession, path: string): Promise<Visit> {
  const transfer = new ScriptTransfer(cdp);
  await page.goto(path, { waitUntil: 'commit', timeout });
  await waitForFirstPost(page);
  await page.waitForTimeout(aftermath);
  const {
    benchFirstPost = 0,
    benchFirstCard = 0,
    benchTasks,
    benchShift,
    firstPaint,
  } = await page.evaluate(() => {
    const { benchFirstPost, benchFirstCard, benchTasks, benchShift } = window as unknown as Observed;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { benchFirstPost, benchFirstCard, benchTasks, benchShift, firstPaint: paint?.startTime ?? Number.NaN };
  });
  return {
    scriptBytes: transfer.bytesUntil(benchFirstCard),
    scripts: transfer.filesUntil(benchFirstCard),
    firstPaint: Math.round(firstPaint),
    firstPost: Math.round(benchFirstPost),
    firstCard: Math.round(benchFirstCard),
    blocking: blockingTime(benchTasks, 0, benchFirstCard + aftermath),
    layoutShift: Math.round(benchShift * 10_000) / 10_000,
  };
}

/** Polls, because Playwright's `waitForFunction` compiles a string, which the content security policy forbids. */
async function waitForFirstPost(page: Page): Promise<void> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await page.evaluate(() => (window as unknown as Observed).benchFirstCard !== undefined)) return;
    await page.waitForTimeout(250);
  }
  throw new Error(`No words of a post became visible in ${timeout / 1000} s; the page is at ${page.url()}`);
}

/** Runs in the page before anything else: records long tasks, layout shifts and the frame that shows the first text of a post. */
function observe(screens: number) {
  const target = window as unknown as Observed;
  target.benchTasks = [];
  target.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) target.benchTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) target.benchShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watchFor = (card: string, note: (now: number) => void) => {
    const look = () => {
      const text = [...document.querySelectorAll(`${card} [dir="auto"]`)].find((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight * screens && element.textContent.trim().length > 1;
      });
      // The text has been painted by the frame after the one in which it was found.
      requestAnimationFrame(text ? note : look);
    };
    requestAnimationFrame(look);
  };
  watchFor('[data-post-id]', (now) => (target.benchFirstPost = now));
  watchFor('article[data-post-id]', (now) => (target.benchFirstCard = now));
}
