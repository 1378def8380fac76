import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { withoutCallStacks } from './callStacks.ts';

/** What a build is measured on. */
export interface Device {
  readonly name: 'phone' | 'desktop';
  readonly options: BrowserContextOptions;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  /** Round trip in milliseconds and bytes per second; undefined: as fast as this machine is. */
  readonly network?: { readonly latency: number; readonly download: number; readonly upload: number };
}

/** The throttled phone of the budget: a mid-range processor on a slow mobile network (1.6 Mbit/s down, 750 kbit/s up). */
export const phone: Device = {
  name: 'phone',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  network: { latency: 150, download: (1.6 * 1_000_000) / 8, upload: (750 * 1000) / 8 },
};

/** A desktop as it is, on a network that costs nothing. */
export const desktop: Device = { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, cpuSlowdown: 1 };

/** A browser profile of its own on such a device. */
export async function openDevice(browser: Browser, device: Device, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device.options, ...options });
  // The TypeScript runner names functions through this helper, and functions that are sent to the page take the calls along.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}

/** Slows the processor of a page down, as long as it lives, and takes what a debugger costs away. */
export async function slowProcessor(context: BrowserContext, page: Page, device: Device): Promise<CDPSession> {
  await withoutCallStacks(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  return session;
}

/** Slows the network of a page down, where the device has a slow one. */
export async function slowNetwork(session: CDPSession, { network }: Device): Promise<void> {
  await session.send('Network.enable');
  if (!network) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  });
}
