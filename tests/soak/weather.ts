import type { Page } from '@playwright/test';

/** States of the connection for a while; "fine" is the likeliest. */
export const weathers = ['fine', 'fine', 'fine', 'failing', 'cut', 'slow', 'garbled', 'offline'] as const;
export type Weather = (typeof weathers)[number];

/** Arguments of `window.__mock.fail` for each state. */
const faults: Partial<Record<Weather, object>> = {
  failing: { path: '*', status: 503, share: 0.4 },
  cut: { path: '*', network: true, share: 0.4 },
  slow: { path: '*', delayMs: 1200, share: 0.5 },
  garbled: { path: '*', nonJson: true, share: 0.3 },
};

interface MockWindow {
  __mock?: { fail(fault: object): unknown; clearFaults(): unknown };
}

/** Puts the connection into a state: from now on, some requests fail, are slow or are cut at random. */
export async function breakLines(page: Page, weather: Weather): Promise<void> {
  if (weather === 'offline') await page.context().setOffline(true);
  const fault = faults[weather];
  if (fault) await page.evaluate((wanted) => void (window as unknown as MockWindow).__mock?.fail(wanted), fault);
}

/** Ends all failures, and fires the event for a connection that is back. */
export async function mendLines(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    (window as unknown as MockWindow).__mock?.clearFaults();
    dispatchEvent(new Event('online'));
  });
}
