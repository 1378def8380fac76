import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { lazyValue, setPartsDependency } from '@/design-system';
import { activeTabAtom, prefetchHomeFeedAtom } from '@/features/feed';
import { clearListsAtom, refreshAllListsAtom } from '@/features/lists';
import { clearFetchedRepliesAtom, clearLocalEntriesAtom, keepOnlyPostsAtom } from '@/features/posts';
import { currentUserAtom, currentUserIdAtom, guardSession, isSignedInAtom, refreshCurrentUserAtom } from '@/features/session';
import { keepOnlyUsersAtom, users } from '@/features/users';
import { env } from '@/shared/env';
import { startNavigation, useAddress } from '@/shared/navigation';
import { App } from './App.tsx';
import { RegionBoundary } from './errors/RegionBoundary.tsx';
import { reportUncaught } from './errors/reportUncaught.ts';
import { Queries, queryClient } from './queries.tsx';
import { preloadWhenIdle } from './routing/preload.ts';
import { Post, Profile } from './routing/routes.ts';
import { startOutboxWhenIdle } from './startOutbox.ts';

export { startTheme } from '@/features/theme-settings';

/** How long the first drawing waits for posts that the page asked for early, in ms: drawing placeholders first takes a slow phone as long. */
const patience = 600;

type Store = ReturnType<typeof createStore>;

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));
const late = lazyValue(() => import('./late.ts'));
const earlyPostIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-post-id]');

/** Posts that the page has drawn early (`app/early`) never give way to skeletons: their answer is here. */
async function awaitHomeFeed(root: HTMLElement, coming: Promise<void>): Promise<void> {
  await Promise.race([coming, wait(patience)]);
  if (earlyPostIn(root)) await coming;
}

/** The same for another screen that the address names; where its code does not come, the application says so. */
async function awaitNamedScreen(store: Store, earlyPost: HTMLElement | null): Promise<void> {
  const { awaitScreen } = await late.load();
  await awaitScreen({ Post, Profile }, store, earlyPost);
}

/** Builds the store, starts what runs beside the interface, and draws the interface. */
export async function startApp(root: HTMLElement): Promise<void> {
  const store = createStore();
  setPartsDependency(queryClient.load);
  guardSession(store);
  reportUncaught(store);
  startNavigation({ now: () => store.get(activeTabAtom), show: (tab) => store.set(activeTabAtom, tab) });
  // The signed-in person is one of the people, kept up to date by every answer that describes them.
  const knowOneself = () => {
    const own = store.get(currentUserAtom);
    if (own) store.set(users.putAtom, [own]);
  };
  store.sub(currentUserIdAtom, () => {
    queryClient.read()?.clear();
    // Whoever follows at once finds the lists on the screen loaded anew; nobody asks for a guest.
    store.set(store.get(currentUserIdAtom) === undefined ? clearListsAtom : refreshAllListsAtom);
    store.set(clearLocalEntriesAtom);
    store.set(clearFetchedRepliesAtom);
    store.set(keepOnlyPostsAtom, new Set());
    store.set(keepOnlyUsersAtom, new Set());
    knowOneself();
  });
  store.sub(currentUserAtom, knowOneself);
  knowOneself();
  void store.set(refreshCurrentUserAtom);
  void preloadWhenIdle();
  startOutboxWhenIdle(store);

  const earlyPost = earlyPostIn(root);
  if (location.pathname === env.baseUrl && store.get(isSignedInAtom)) await awaitHomeFeed(root, store.set(prefetchHomeFeedAtom));
  else if (document.documentElement.dataset['expects']) await awaitNamedScreen(store, earlyPost).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <RegionBoundary>
        <Queries>
          <Provider store={store}>
            <Router hook={useAddress} base={env.baseUrl.replace(/\/$/, '')}>
              <App />
            </Router>
          </Provider>
        </Queries>
      </RegionBoundary>
    </StrictMode>,
  );
}
