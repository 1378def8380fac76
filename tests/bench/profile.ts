import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { withoutCallStacks } from './callStacks.ts';

/** A device on which a build is measured. */
export interface Device {
  readonly name: 'phone' | 'desktop';
  readonly options: BrowserContextOptions;
  /** Factor by which the processor is slower than this machine. */
  readonly cpuSlowdown: number;
  /** Round trip in milliseconds, and bytes per second. Undefined leaves the network unthrottled. */
  readonly network?: { readonly latency: number; readonly download: number; readonly upload: number };
}

/** The throttled phone of the budget: a mid-range processor on a slow mobile network (1.6 Mbit/s down, 750 kbit/s up). */
export const phone: Device = {
  name: 'phone',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  cpuSlowdown: 4,
  network: { latency: 150, download: (1.6 * 1_000_000) / 8, upload: (750 * 1000) / 8 },
};

/** A desktop without throttling of processor or network. */
export const desktop: Device = { name: 'desktop', options: { viewport: { width: 1280, height: 800 } }, cpuSlowdown: 1 };

/** Opens a separate browser profile that emulates the device. */
export async function openDevice(browser: Browser, device: Device, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  // Without the service worker, whose own requests the emulated network doesn't slow.
  const context = await browser.newContext({ serviceWorkers: 'block', ...device.options, ...options });
  // The TypeScript runner wraps functions in calls of this helper, and functions that are sent to the page contain those calls.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}

/** Slows the processor for the lifetime of a page and removes the cost of the attached debugger. */
export async function slowProcessor(context: BrowserContext, page: Page, device: Device): Promise<CDPSession> {
  await withoutCallStacks(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  return session;
}

/** Slows the network of a page down if the device has a slow one. */
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
