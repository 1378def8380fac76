import type { ProviderPage } from '../provider/page.ts';

/**
 * Whether this page may use what the mock backend needs. Plain http (except for localhost) and some private windows have no service worker.
 */
export const canRun = (browser: Partial<Pick<Navigator, 'serviceWorker' | 'locks'>> = navigator): boolean =>
  browser.serviceWorker !== undefined && browser.locks !== undefined;

/** Shown instead of a blank page. */
export const cannotRun: ProviderPage = {
  title: "The demo can't run here",
  text: "Its backend is a service worker that keeps its data in this browser, and this browser doesn't allow that on this page. Open it over https or on localhost, in a window that isn't private.",
  choices: [{ label: 'Try again', href: '' }],
};
