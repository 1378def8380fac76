import { routes } from './routes.ts';

const idleTimeout = 2000;
const fallbackDelay = 1500;
/** Screens that one reaches from the feed with one press. */
const likely = new Set(['search', 'groups', 'profile', 'post']);

/** Fetches the code of the likely next screens (specification, section 9), never in competition with the current one. */
export async function preloadWhenIdle(): Promise<void> {
  await whenIdle();
  for (const route of routes) if (likely.has(route.name)) route.preload().catch(() => undefined);
}

/** Resolves once the screen no longer says that it is loading, and then when the page has nothing else to do. */
export async function whenIdle(): Promise<void> {
  do await pause();
  while (isStillLoading());
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeout });
      else resolve();
    }, fallbackDelay);
  });
}

/** Nothing is drawn yet, or a region of the screen announces that it is busy. */
function isStillLoading(): boolean {
  const main = document.getElementById('main');
  return main === null || main.childElementCount === 0 || main.querySelector('[aria-busy="true"]') !== null;
}
