import { useSyncExternalStore } from 'react';

/** The event with which a browser says that the application can be installed. */
interface InstallOffer extends Event {
  /** Asks the person. An offer can be used once. */
  prompt(): Promise<unknown>;
}

/** `offered`: the browser can ask the person. `unknown`: it can't, or not yet. */
export type Installation = 'offered' | 'installed' | 'unknown';

let offer: InstallOffer | undefined;
let isInstalled = false;
let isWatching = false;
const listeners = new Set<() => void>();

function change(next: InstallOffer | undefined, installed = isInstalled): void {
  offer = next;
  isInstalled = installed;
  for (const notify of listeners) notify();
}

/** Keeps the browser's offer instead of its banner, so that it can be made where the person looks for it. */
export function watchInstallation(): void {
  if (isWatching) return;
  isWatching = true;
  // Safari has a property of its own for a page that was opened from the home screen.
  isInstalled = matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  addEventListener('appinstalled', () => change(undefined, true));
}

function read(): Installation {
  if (isInstalled) return 'installed';
  return offer ? 'offered' : 'unknown';
}

export function useInstallation(): Installation {
  return useSyncExternalStore((onChange) => {
    watchInstallation();
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  }, read);
}

/** Lets the browser ask the person whether to install the application. Whatever they answer, the offer is used up. */
export async function install(): Promise<void> {
  const used = offer;
  change(undefined);
  await used?.prompt().catch(() => undefined);
}
