import { routes } from './routes.ts';
import { isStillLoading } from './stillLoading.ts';

/** Maximum delay on a busy page, and the delay in browsers without an idle callback (WebKit); in ms. */
const idleTimeout = 2000;
const fallbackDelay = 1500;

/** Preloads the code of the likely next screens (specification, section 9), never in competition with the current one. */
export async function preloadWhenIdle(): Promise<void> {
  await whenIdle();
  for (const route of routes) if (route.isLikely) route.Screen.preload();
}

/** Resolves once the screen has finished loading and the page is idle. */
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
