import type { Page } from 'playwright';
import { median } from './stats.ts';

/**
 * Milliseconds from the browser's event for a press to the end of the frame that shows its effect. Each is the median of three presses, because
 * single presses differ by a frame or two.
 */
export interface Interactions {
  /** Opening "Weigh in" on a post in view. */
  weighIn: number;
  /** Opening a post from the list, until its page is shown. */
  openPost: number;
  /** Back from it, until a post of the list is in view again at its former position. */
  back: number;
  /** The same, until React has rendered that post and it reacts to a press; static HTML may be shown in its place before. */
  backToAct: number;
  /** Follow or unfollow on the profile of a post's author, opened from the list, until the button shows the new state. */
  follow: number;
}

/** Earlier builds had a custom slider element; later ones use the browser's own. */
const slider = 'input[type="range"], [role="slider"]';
const pill = 'button[aria-haspopup="dialog"]';

/** Measures presses on a feed, either fresh or after a long scroll. Code that loads with a first press is loaded before measuring. */
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

  // A first, unmeasured visit loads the code of the post's page.
  await openAndReturn(page);
  const durations = await threeTimes(() => openAndReturn(page));
  const durationsToAct = await threeTimes(() => openAndReturn(page, { isToAct: true }));
  return {
    weighIn: middle(weighIn),
    openPost: middle(durations.map(({ openPost }) => openPost)),
    back: middle(durations.map(({ back }) => back)),
    backToAct: middle(durationsToAct.map(({ back }) => back)),
    follow: middle(await followAuthor(page)),
  };
}

async function threeTimes<T>(measure: () => Promise<T>): Promise<T[]> {
  return [await measure(), await measure(), await measure()];
}

/** The median, or NaN if one of the times couldn't be measured, so that the report shows the gap. */
const middle = (times: number[]) => (times.some(Number.isNaN) ? Number.NaN : median(times));

async function weighInOnce(page: Page): Promise<number> {
  const time = await timeOf(page, () => pressInView(page, pill), { selector: slider });
  await page.keyboard.press('Escape');
  await page.locator(slider).first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return time;
}

/** Follows and unfollows, by turns, the author of another person's post in view. The first press isn't counted, as it loads code for the rest. */
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
  // If the press opened nothing, going back would leave the app.
  if (new URL(page.url()).pathname === '/') return { openPost: Number.NaN, back: Number.NaN };
  const textSelector = '[role="feed"] article[data-post-id] [dir="auto"]';
  const back = await timeOf(page, () => page.evaluate(() => history.back()), { selector: textSelector, isToAct });
  await page.waitForTimeout(1500);
  return { openPost, back };
}

/**
 * Presses the first matching element between header and navigation that nothing covers (the feed's tabs stay below the header).
 * It presses by coordinates, because React may replace a static element as the pointer comes near, and a press bound to the old element
 * would wait for it in vain.
 */
async function pressInView(page: Page, selector: string, triesLeft = 4): Promise<void> {
  const point = await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
      if (isFree && box.top > 80 && box.bottom < innerHeight - 140) return point;
    }
    return undefined;
  }, selector);
  if (!point) {
    if (triesLeft === 0) throw new Error(`Nothing to press in view: ${selector}`);
    // One post may fill the window. The wheel is used because scroll restoration after Back goes on until the person scrolls.
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(500);
    return pressInView(page, selector, triesLeft - 1);
  }
  await page.mouse.click(point.x, point.y);
}

/** The element to wait for in the window: it contains `text` if given, and React has rendered it if `isToAct` is set. */
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
      const startedAt = performance.now();
      let began = 0;
      for (const sign of ['click', 'popstate'])
        addEventListener(sign, (event) => (began ||= event.timeStamp), { capture: true, once: true });
      const look = () => {
        const found = [...document.querySelectorAll(selector)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const isKnown = !isToAct || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
          return bottom > 60 && top < innerHeight && isKnown && (text === undefined || element.textContent === text);
        });
        if (performance.now() - startedAt > 20_000) return resolve(Number.NaN);
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
