import type { Browser } from 'playwright';
import { countCommits, settleCommits, takeCommits } from '../e2e/support/commits.ts';
import { openDevice, phone, slowProcessor } from './profile.ts';
import type { Session } from './signIn.ts';
import { median } from './stats.ts';

/** Cost of applying a theme on the throttled phone, with the person's own profile behind the dialog. */
export interface ThemeApply {
  /** Median milliseconds from the press to the end of the frame that shows the theme. */
  nextFrame: number;
  /** Median milliseconds of that time spent in the page's own code: solving, storing, drawing the dialog. */
  script: number;
  /** Components that rendered outside the dialog, over all presses. */
  renderedOutside: number;
  presses: number;
}

const rounds = 4;
const presets = ['ocean', 'forest', 'sunset', 'monochrome', 'purple'];

/** Presses every preset a few times; each press solves both schemes, applies and stores them. */
export async function measureThemeApply(browser: Browser, origin: string, session: Session): Promise<ThemeApply> {
  const context = await openDevice(browser, phone, { baseURL: origin, storageState: session });
  const page = await context.newPage();
  await countCommits(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Customize Theme' }).click();
  await page.getByTitle('Apply ocean theme').waitFor();
  await settleCommits(page);
  await slowProcessor(context, page, phone);

  const times: { script: number; nextFrame: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const preset of presets) times.push(await page.getByTitle(`Apply ${preset} theme`).evaluate(pressAndWait));
  }
  const { rendered } = await takeCommits(page);
  await context.close();
  // The first press includes compiling, but the median hides that among so many presses.
  return {
    nextFrame: Math.round(median(times.map(({ nextFrame }) => nextFrame))),
    script: Math.round(median(times.map(({ script }) => script))),
    renderedOutside: rendered,
    presses: times.length,
  };
}

function pressAndWait(button: HTMLElement | SVGElement): Promise<{ script: number; nextFrame: number }> {
  const began = performance.now();
  (button as HTMLElement).click();
  const script = performance.now() - began;
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message event is delivered after style, layout and paint of this frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ script, nextFrame: performance.now() - began });
      port2.postMessage(null);
    });
  });
}
