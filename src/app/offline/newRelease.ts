import { askWorker, ownWorker } from './workerConnection.ts';

/** How often the browser is asked to look for a new release while a tab stays open, in ms. It looks by itself when a page is opened. */
const lookEvery = 60 * 60_000;

/** The address of the application's first file, which names the release of this page. */
const releaseOfPage = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/** Whether the person may be writing: a form may contain values that aren't stored. */
const isFormOpen = () => document.querySelector('form') !== null;

const reload = () => location.reload();

/**
 * Calls `offer` with a function that loads the new release, once the worker of one is installed, and again whenever the person comes back to
 * the tab; never while a form is open. That function only reloads, because pages come from the network: Chromium holds a page back that is
 * opened while one worker takes over from another. The page that was loaded with the new release makes the new worker take over.
 */
export function followReleases(registration: ServiceWorkerRegistration, offer: (load: () => void) => void, signal: AbortSignal): void {
  let lookedAt = Date.now();
  const look = async () => {
    const { waiting } = registration;
    // If no worker serves this page, the waiting worker is the first one, so there is no new release.
    if (!waiting || !ownWorker() || signal.aborted) return;
    const release = await askWorker<string>(waiting, { type: 'release' });
    if (release === releaseOfPage()) waiting.postMessage({ type: 'take-over' });
    else if (!isFormOpen() && document.visibilityState === 'visible') offer(reload);
  };
  const follow = () => registration.installing?.addEventListener('statechange', () => void look(), { signal });
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return;
    void look();
    if (Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    // The check would fail without a network.
    registration.update().catch(() => undefined);
  };
  registration.addEventListener('updatefound', follow, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  follow();
  void look();
}
