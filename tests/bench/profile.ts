import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** The throttled phone of the budget: a mid-range processor on a slow mobile network. */
export const phone = {
  viewport: { width: 390, height: 844 },
  /** How many times slower than this machine. */
  cpuSlowdown: 4,
  /** Round trip in milliseconds. */
  latency: 150,
  /** Bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
  download: (1.6 * 1_000_000) / 8,
  upload: (750 * 1000) / 8,
} as const;

/** A phone-sized browser profile of its own. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone.viewport, isMobile: true, hasTouch: true, ...options });
  // The TypeScript runner names functions through this helper, and functions that are sent to the page take the calls along.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}

/** Slows the processor of a page down, as long as it lives. */
export async function slowProcessor(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return session;
}

/** Slows the network of a page down and forgets what the browser kept. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.download,
    uploadThroughput: phone.upload,
  });
}
