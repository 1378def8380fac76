import type { Loader } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { SetupWorker } from 'msw/browser';
import { type AppParameters, wishesOf } from './AppParameters.ts';

export interface LoadedApp {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  path: string;
}

let worker: SetupWorker | null = null;

/** @returns a post that was reposted, and what is to be done once the person is signed in */
async function answerWith({ persona = 'author', person, scenario, then, faults = [], now }: AppParameters) {
  const [{ setupWorker }, { Backend }, { createClock }, { createSingleSession }, { httpHandlers }, { applyScenario }] = await Promise.all([
    import('msw/browser'),
    import('@mocks/backend'),
    import('@mocks/db/clock'),
    import('@mocks/http/session'),
    import('@mocks/msw'),
    import('@mocks/scenarios'),
  ]);
  const session = createSingleSession();
  const backend = new Backend({ sessions: session, clock: createClock(now) });
  session.userId = backend.personaId(persona);
  if (person && session.userId) backend.db.users.update(session.userId, person);
  if (scenario) applyScenario(backend, scenario, session);
  backend.faults.replace([...backend.faults.list, ...faults]);

  if (worker === null) {
    worker = setupWorker();
    // Beside the page, so that the static build works from a sub-path.
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  }
  worker.resetHandlers(...httpHandlers(backend));
  const post = [...backend.db.posts.all()].find(({ repostedPostId }) => typeof repostedPostId === 'string')?.repostedPostId ?? '';
  return { post, goOn: () => then && applyScenario(backend, then, session) };
}

/** Makes the surroundings of a story with `parameters.app`; fetched only then, so that components load without them. */
export const loadApp: Loader = async (context) => {
  const wishes = wishesOf(context);
  if (!wishes) return {};
  const { post, goOn } = await answerWith(wishes);
  const [{ createStore }, { QueryClient }, { startSessionAtom }, { users }, { clearReadCache, getCurrentUser, request }] =
    await Promise.all([
      import('jotai'),
      import('@tanstack/react-query'),
      import('@/features/session'),
      import('@/features/users'),
      import('@/api'),
    ]);
  // Another story's backend answered what is kept.
  clearReadCache();
  // The browser's storage outlives a story: every story says anew who is there.
  localStorage.removeItem('user');
  const store = createStore();
  const user = wishes.persona === 'guest' ? null : await request(getCurrentUser, { bypassCache: true });
  if (user) {
    await store.set(startSessionAtom, { user, isNewUser: false });
    store.set(users.putAtom, [user]);
  }
  goOn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity } } });
  const path = (wishes.path ?? '/').replace(':post', post);
  return { app: { store, queries, path } satisfies LoadedApp };
};
