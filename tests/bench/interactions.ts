import type { Page } from 'playwright';
import { median } from './stats.ts';

/**
 * How long a press takes to show, in milliseconds from the browser's event to the end of the frame that answers it: the median of three, for one
 * press differs from the next by a frame or two.
 */
export interface Interactions {
  /** Opening "Weigh in" on a post in view. */
  weighIn: number;
  /** Opening a post from the list, until its page stands. */
  openPost: number;
  /** Back from it, until a post of the list is in view where it was. */
  back: number;
  /** The same, until that post is one that the application draws and would answer a press: another may stand in for it first. */
  backToAct: number;
  /** Follow (or its end) on the profile of a post's author, reached from the list, until the button says so. */
  follow: number;
}

/** An element of its own in earlier builds, the browser's since. */
const slider = 'input[type="range"], [role="slider"]';
const pill = 'button[aria-haspopup="dialog"]';

/** Presses on a feed, fresh or scrolled for long. Code that comes with the first press has come before. */
export async function measureInteractions(page: Page): Promise<Interactions> {
  await page.waitForTimeout(1500);
  await pressInView(page, pill);
  await page
    .locator(slider)
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  await page.keyboard.press('Escape');
  await page.locator(slider).first().waitFor({ state: 'detached' });
  const weighIn = await threeTimes(() => weighInOnce(page));

  // Once there and back before it counts, so that the code of the post's page is not part of it.
  await openAndReturn(page);
  const ways = await threeTimes(() => openAndReturn(page));
  const waysToAct = await threeTimes(() => openAndReturn(page, { isToAct: true }));
  return {
    weighIn: middle(weighIn),
    openPost: middle(ways.map(({ openPost }) => openPost)),
    back: middle(ways.map(({ back }) => back)),
    backToAct: middle(waysToAct.map(({ back }) => back)),
    follow: middle(await followAuthor(page)),
  };
}

async function threeTimes<T>(measure: () => Promise<T>): Promise<T[]> {
  return [await measure(), await measure(), await measure()];
}

/** NaN where one of them could not be taken, so that the report says so. */
const middle = (times: number[]) => (times.some(Number.isNaN) ? Number.NaN : median(times));

async function weighInOnce(page: Page): Promise<number> {
  const time = await timeOf(page, () => pressInView(page, pill), { selector: slider });
  await page.keyboard.press('Escape');
  await page.locator(slider).first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return time;
}

/** Follows the author of a post in view who is somebody else, and ends that again, by turns; the first press, which fetches what the others have, is not counted. */
async function followAuthor(page: Page): Promise<number[]> {
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { username?: string });
  await pressInView(page, `[role="feed"] article header a[href*="/user/"]:not([href$="/${me.username}"])`);
  const button = page
    .locator('main button')
    .filter({ hasText: /^Follow(ing)?$/ })
    .first();
  const isThere = await button.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return [Number.NaN];
  const press = async () => {
    await page.waitForTimeout(1000);
    const text = (await button.textContent()) === 'Follow' ? 'Following' : 'Follow';
    return timeOf(page, () => button.click({ noWaitAfter: true }), { selector: 'main button', text });
  };
  await press();
  return threeTimes(press);
}

async function openAndReturn(page: Page, { isToAct = false } = {}): Promise<{ openPost: number; back: number }> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  const openPost = await timeOf(page, () => pressInView(page, '[role="feed"] article time'), {
    selector: 'article[aria-labelledby^="post-author"]',
  });
  await page.waitForTimeout(1000);
  // A press that opened nothing has no way back either: that would leave the app.
  if (new URL(page.url()).pathname === '/') return { openPost: Number.NaN, back: Number.NaN };
  const words = '[role="feed"] article[data-post-id] [dir="auto"]';
  const back = await timeOf(page, () => page.evaluate(() => history.back()), { selector: words, isToAct });
  await page.waitForTimeout(1500);
  return { openPost, back };
}

/**
 * Presses the first such element that stands between header and navigation with nothing before it (the feed's tabs stay below the header).
 * By its place: what a pointer comes near may be exchanged for its working self, and a press that belongs to the element would wait for the one that is gone.
 */
async function pressInView(page: Page, selector: string, triesLeft = 4): Promise<void> {
  const place = await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
      if (isFree && box.top > 80 && box.bottom < innerHeight - 140) return place;
    }
    return undefined;
  }, selector);
  if (!place) {
    if (triesLeft === 0) throw new Error(`Nothing to press in view: ${selector}`);
    // One post may fill the window; its neighbours do not. By the wheel: who came back to a place is brought there until they scroll themselves.
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(500);
    return pressInView(page, selector, triesLeft - 1);
  }
  await page.mouse.click(place.x, place.y);
}

/** What is waited for: such an element in the window, that says `text` where that is given, and that React knows where `isToAct` is. */
interface Sign {
  readonly selector: string;
  readonly text?: string;
  readonly isToAct?: boolean;
}

/** Milliseconds from the first event of an action to the frame after which its sign is in the window; NaN after 20 s, or when the page was left. */
async function timeOf(page: Page, act: () => Promise<unknown>, sign: Sign): Promise<number> {
  await page.evaluate(({ selector, text, isToAct = false }) => {
    const target = window as unknown as { benchTime: Promise<number> };
    target.benchTime = new Promise((resolve) => {
      const asked = performance.now();
      let began = 0;
      for (const sign of ['click', 'popstate'])
        addEventListener(sign, (event) => (began ||= event.timeStamp), { capture: true, once: true });
      const look = () => {
        const found = [...document.querySelectorAll(selector)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const isKnown = !isToAct || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
          return bottom > 60 && top < innerHeight && isKnown && (text === undefined || element.textContent === text);
        });
        if (performance.now() - asked > 20_000) return resolve(Number.NaN);
        if (began === 0 || !found) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  }, sign);
  await act();
  const time = page.evaluate(() => (window as unknown as { benchTime: Promise<number> }).benchTime);
  return Math.round(await time.catch(() => Number.NaN));
}
