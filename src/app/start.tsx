import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { string } from 'valibot';
import { Router } from 'wouter';
import { lazyValue, setPartsDependency } from '@/design-system';
import { activeTabAtom, prefetchHomeFeedAtom } from '@/features/feed';
import { createPersonScopes, guardSession, isSignedInAtom, refreshCurrentUserAtom } from '@/features/session';
import { users } from '@/features/users';
import { env } from '@/shared/env';
import { locale, onLanguage } from '@/shared/i18n';
import type { Store } from '@/shared/lib/scope';
import { startNavigation, useAddress } from '@/shared/navigation';
import { stored } from '@/shared/storage';
import { App } from './App.tsx';
import { RegionBoundary } from './errors/RegionBoundary.tsx';
import { reportUncaught } from './errors/reportUncaught.ts';
import { queryCode } from './queries.tsx';
import { preloadWhenIdle } from './routing/preload.ts';
import { Post, Profile } from './routing/routes.ts';
import { startOutboxWhenIdle } from './startOutbox.ts';

export { startTheme } from '@/features/theme-settings';

/** How long the first render waits for posts requested early, in ms: rendering placeholders first takes a slow phone as long. */
const patience = 600;

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));
const late = lazyValue(() => import('./late.ts'));
const earlyPostIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-post-id]');

/** Early posts (`app/early`) never turn back into skeletons, since their response is already here. */
async function awaitHomeFeed(root: HTMLElement, coming: Promise<void>): Promise<void> {
  await Promise.race([coming, wait(patience)]);
  if (earlyPostIn(root)) await coming;
}

/** The same for another screen of the address; when its code fails to load, the application reports it. */
async function awaitNamedScreen(store: Store, earlyPost: HTMLElement | null): Promise<void> {
  const { awaitScreen } = await late.load();
  await awaitScreen({ Post, Profile }, store, earlyPost);
}

/** Creates the device's store and its scopes, starts background work, and renders the interface. */
export async function startApp(root: HTMLElement): Promise<void> {
  const device = createStore();
  // The signed-in person is also in the store of people, which every response about them updates.
  const scopes = createPersonScopes(device, (store, user) => store.set(users.putAtom, [user]));
  const { store } = scopes.read();
  setPartsDependency(queryCode.load);
  guardSession(scopes);
  reportUncaught(device);
  startNavigation({
    now: () => scopes.read().store.get(activeTabAtom),
    show: (tab) => scopes.read().store.set(activeTabAtom, tab),
  });
  void store.set(refreshCurrentUserAtom);
  void preloadWhenIdle();
  startOutboxWhenIdle(store);
  scopes.subscribe(() => startOutboxWhenIdle(scopes.read().store));

  const earlyPost = earlyPostIn(root);
  // Who has muted something waits for the late code that leaves it out; without that code everything is shown.
  const hasMutes = stored('mutes', string()).read();
  if (!hasMutes && location.pathname === env.baseUrl && store.get(isSignedInAtom))
    await awaitHomeFeed(root, store.set(prefetchHomeFeedAtom));
  else if (hasMutes || document.documentElement.dataset['expects']) await awaitNamedScreen(store, earlyPost).catch(() => undefined);
  const reactRoot = createRoot(root);
  const draw = () =>
    reactRoot.render(
      // Another language mounts everything again, since no component subscribes to its texts; stores and lists outlast it.
      <StrictMode key={locale}>
        <RegionBoundary>
          <Provider store={device}>
            <Router hook={useAddress} base={env.baseUrl.replace(/\/$/, '')}>
              <App scopes={scopes} />
            </Router>
          </Provider>
        </RegionBoundary>
      </StrictMode>,
    );
  onLanguage(draw);
  draw();
}
