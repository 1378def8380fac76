import type { Loader } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { SetupWorker } from 'msw/browser';
import type { AppParameters } from './AppParameters.ts';

export interface LoadedApp {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
}

let worker: SetupWorker | null = null;

async function answerWith({ persona = 'author', scenario, now }: AppParameters): Promise<void> {
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
  if (scenario) applyScenario(backend, scenario, session);

  if (worker === null) {
    worker = setupWorker();
    // Beside the page, so that the static build works from a sub-path.
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  }
  worker.resetHandlers(...httpHandlers(backend));
}

/** Makes the surroundings of a story with `parameters.app`; fetched only then, so that components load without them. */
export const loadApp: Loader = async ({ parameters }) => {
  const wishes = parameters['app'] as AppParameters | undefined;
  if (!wishes) return {};
  await answerWith(wishes);
  const [{ createStore }, { QueryClient }, { startSessionAtom }, { getCurrentUser, request }] = await Promise.all([
    import('jotai'),
    import('@tanstack/react-query'),
    import('@/features/session'),
    import('@/api'),
  ]);
  // The browser's storage outlives a story: every story says anew who is there.
  localStorage.removeItem('user');
  const store = createStore();
  const user = wishes.persona === 'guest' ? null : await request(getCurrentUser, { bypassCache: true });
  if (user) await store.set(startSessionAtom, { user, isNewUser: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity } } });
  return { app: { store, queries } satisfies LoadedApp };
};
