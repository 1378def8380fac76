import type { Browser, BrowserContext, Page } from 'playwright';
import { type Device, openDevice, slowNetwork, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { blockingTime } from './stats.ts';
import { ScriptTransfer } from './transfer.ts';

/** What one visit to a screen showed when. Times in milliseconds from the navigation. */
export interface Visit {
  /** JavaScript as transferred (brotli) before the first post that one can do something with. */
  scriptBytes: number;
  scripts: { file: string; bytes: number }[];
  /** First contentful paint: something besides the background. */
  firstPaint: number;
  /** The first frame with words of a post in view; a skeleton has none. */
  firstPost: number;
  /** The first frame with a post that the application has drawn, with its buttons; words may have stood there before. */
  firstCard: number;
  /** Milliseconds beyond 50 per task, from the navigation to two seconds after the first post of the application. */
  blocking: number;
  /** Everything that moved without being asked to, added up (the browser's own measure). */
  layoutShift: number;
}

/** What the observing script in the page leaves behind. */
interface Observed {
  benchFirstPost?: number;
  benchFirstCard?: number;
  benchShift: number;
  benchTasks: { start: number; duration: number }[];
}

const timeout = 60_000;
/** How long a page is still watched after its first post. */
const aftermath = 2000;
/**
 * How long a new window stands before it is sent anywhere. A whole Chromium loads the page of its own address bar into it (measured: 211
 * files, until 0.9 s after a navigation that came at once), on the processor that is being measured.
 */
const settling = 2000;

/**
 * A first visit with nothing in the browser's cache, and a second one with what the first has left there.
 * @param screens how many screens down a post counts as seen: a profile on a phone begins with the person
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
  const first = await visit(context, device, path, screens);
  const second = await visit(context, device, path, screens);
  await context.close();
  return [first, second];
}

async function visit(context: BrowserContext, device: Device, path: string, screens: number): Promise<Visit> {
  const page = await context.newPage();
  await page.waitForTimeout(settling);
  const cdp = await slowProcessor(context, page, device);
  await slowNetwork(cdp, device);
  const transfer = new ScriptTransfer(cdp);
  await page.addInitScript(observe, screens);
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
  await page.close();
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

/** Asks again and again: Playwright's own wait for a function compiles text, which the security policy forbids. */
async function waitForFirstPost(page: Page): Promise<void> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await page.evaluate(() => (window as unknown as Observed).benchFirstCard !== undefined)) return;
    await page.waitForTimeout(250);
  }
  throw new Error(`No words of a post became visible in ${timeout / 1000} s; the page is at ${page.url()}`);
}

/** Runs in the page before anything else: notes long tasks, shifts and the frame that shows the first words of a post. */
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
      const words = [...document.querySelectorAll(`${card} [dir="auto"]`)].find((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight * screens && element.textContent.trim().length > 1;
      });
      // The frame after the one in which the words were found is the first that has been painted with them.
      requestAnimationFrame(words ? note : look);
    };
    requestAnimationFrame(look);
  };
  watchFor('[data-post-id]', (now) => (target.benchFirstPost = now));
  watchFor('article[data-post-id]', (now) => (target.benchFirstCard = now));
}
