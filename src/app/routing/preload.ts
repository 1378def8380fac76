import { routes } from './routes.ts';
import { isStillLoading } from './stillLoading.ts';

/** How long a busy page puts it off, and the wait where a browser (WebKit) does not say when it is idle; in ms. */
const idleTimeout = 2000;
const fallbackDelay = 1500;

/** Fetches the code of the likely next screens (specification, section 9), never in competition with the current one. */
export async function preloadWhenIdle(): Promise<void> {
  await whenIdle();
  for (const route of routes) if (route.isLikely) route.Screen.preload();
}

/** Resolves once the screen no longer says that it is loading, and then when the page has nothing else to do. */
export async function whenIdle(): Promise<void> {
  do await pause();
  while (isStillLoading());
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeout });
    else setTimeout(resolve, fallbackDelay);
  });
}
