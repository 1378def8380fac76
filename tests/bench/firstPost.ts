import type { Browser, Page } from 'playwright';
import { openPhone, slowNetwork, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { blockingTime, median } from './stats.ts';
import { ScriptTransfer } from './transfer.ts';

/** One visit to the feed with nothing in the browser's cache. */
export interface FirstPost {
  /** JavaScript as transferred (brotli) before the first post could be seen. */
  scriptBytes: number;
  scripts: { file: string; bytes: number }[];
  /** Milliseconds from the navigation to the first frame with a post in view. */
  visibleAt: number;
  /** Milliseconds beyond 50 per task, from the navigation to a second after the first post. */
  blocking: number;
}

/** What the observing script in the page leaves behind. */
interface Observed {
  benchFirstPost?: number;
  benchTasks: { start: number; duration: number }[];
}

const timeout = 60_000;

/** @returns the visit in the middle (by time) of several */
export async function measureFirstPost(browser: Browser, origin: string, session: Session, visits: number): Promise<FirstPost> {
  const results: FirstPost[] = [];
  for (let visit = 0; visit < visits; visit++) results.push(await visitFeed(browser, origin, session));
  const middle = median(results.map(({ visibleAt }) => visibleAt));
  const result = results.find(({ visibleAt }) => visibleAt === middle);
  if (!result) throw new Error('The median is none of the values');
  return result;
}

async function visitFeed(browser: Browser, origin: string, session: Session): Promise<FirstPost> {
  const context = await openPhone(browser, { baseURL: origin, storageState: session });
  const page = await context.newPage();
  const cdp = await slowProcessor(context, page);
  await slowNetwork(cdp);
  const transfer = new ScriptTransfer(cdp);
  await page.addInitScript(observe);
  await page.goto('/', { waitUntil: 'commit', timeout });
  await waitForFirstPost(page);
  await page.waitForTimeout(1000);
  const { benchFirstPost: visibleAt = 0, benchTasks } = await page.evaluate(() => {
    const { benchFirstPost, benchTasks } = window as unknown as Observed;
    return { benchFirstPost, benchTasks };
  });
  await context.close();
  return {
    scriptBytes: transfer.bytesUntil(visibleAt),
    scripts: transfer.filesUntil(visibleAt),
    visibleAt: Math.round(visibleAt),
    blocking: blockingTime(benchTasks, 0, visibleAt + 1000),
  };
}

/** Asks again and again: Playwright's own wait for a function compiles text, which the security policy forbids. */
async function waitForFirstPost(page: Page): Promise<void> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await page.evaluate(() => (window as unknown as Observed).benchFirstPost !== undefined)) return;
    await page.waitForTimeout(250);
  }
  throw new Error(`No article[data-post-id] within role=feed became visible in ${timeout / 1000} s; the page is at ${page.url()}`);
}

/** Runs in the page before anything else: notes long tasks and the frame that shows the first post. */
function observe() {
  const target = window as unknown as Observed;
  target.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) target.benchTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const post = document.querySelector('[role="feed"] article[data-post-id]');
    const box = post?.getBoundingClientRect();
    if (!box || box.height === 0 || box.top >= innerHeight) return void requestAnimationFrame(look);
    // The frame after the one in which the post was found is the first that has been painted with it.
    requestAnimationFrame((now) => (target.benchFirstPost = now));
  };
  requestAnimationFrame(look);
}
