import { preloadRepost } from '@/features/posts';
import { routes } from './routes.ts';

/** Maximum delay on a busy page, and the delay in browsers without an idle callback (WebKit); in ms. */
const idleTimeout = 2000;
const fallbackDelay = 1500;

/** Preloads the code of the likely next screens (specification, section 9), never in competition with the current one. */
export async function preloadWhenIdle(): Promise<void> {
  await whenIdle();
  preloadRepost();
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

/** Whether nothing is rendered yet, or a region of the screen is marked as busy. */
function isStillLoading(): boolean {
  const main = document.getElementById('main');
  return main === null || main.childElementCount === 0 || main.querySelector('[aria-busy="true"]') !== null;
}
