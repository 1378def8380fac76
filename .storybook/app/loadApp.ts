import type { Loader } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { SetupWorker } from 'msw/browser';
import { type AppParameters, appParametersOf } from './AppParameters.ts';

export interface LoadedApp {
  /** The story and the `parameters.app` for which it was made. */
  madeFor: string;
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  path: string;
}

const onPage = new Set<LoadedApp>();

/** A choice in the toolbar changes only the look of a story; its application is kept until the returned function is called. */
export function keepApp(app: LoadedApp): () => void {
  onPage.add(app);
  return () => void onPage.delete(app);
}

let worker: SetupWorker | null = null;

// Other stories in this browser, on a board of screens or in another page of the tests, count as other browsers.
globalThis.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });

/** @returns posts that addresses may name, and the actions that follow the sign-in */
async function answerWith({ persona = 'author', person, scenario, then, faults = [], now }: AppParameters) {
  const [{ setupWorker }, { Backend }, { createClock }, { createSingleSession }, { httpHandlers, withoutKeepalive }, { applyScenario }] =
    await Promise.all([
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
    withoutKeepalive();
    // The worker is loaded from the page's own folder, so that the static build works from a sub-path.
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url } });
  }
  worker.resetHandlers(...httpHandlers(backend));
  const posts = [...backend.db.posts.all()];
  const post = posts.find(({ repostedPostId }) => typeof repostedPostId === 'string')?.repostedPostId ?? '';
  const answered = new Set(posts.filter(({ type }) => type === 'reply').map(({ repostedPostId }) => repostedPostId));
  const reply = posts.find(({ id, type }) => type === 'reply' && answered.has(id))?.id ?? '';
  const goOn = () => {
    if (typeof then === 'string') applyScenario(backend, then, session);
    else if (then) backend.faults.replace([...backend.faults.list, ...then]);
  };
  return { post, reply, goOn };
}

/** Creates the application around a story with `parameters.app`; loaded only then, so that components load without it. */
export const loadApp: Loader = async (context) => {
  const parameters = appParametersOf(context);
  if (!parameters) return {};
  const madeFor = `${context.id} ${JSON.stringify(parameters)}`;
  const loaded = [...onPage].find((app) => app.madeFor === madeFor);
  if (loaded) return { app: loaded };
  const { post, reply, goOn } = await answerWith(parameters);
  const [
    { createStore },
    { QueryClient },
    { currentUserAtom, redirectDoneAtom, startSessionAtom },
    { users },
    { clearReadCache, getCurrentUser, request },
    { forgetWriting },
  ] = await Promise.all([
    import('jotai'),
    import('@tanstack/react-query'),
    import('@/features/session'),
    import('@/features/users'),
    import('@/api'),
    import('./forgetWriting.ts'),
  ]);
  // The cached answers are those of another story's backend.
  clearReadCache();
  // The browser's storage outlives a story, so every story sets the signed-in person again.
  localStorage.removeItem('user');
  const store = createStore();
  // Reads the storage now instead of when the story is rendered, because another story may have changed it by then.
  store.sub(currentUserAtom, () => undefined);
  const user = parameters.persona === 'guest' ? null : await request(getCurrentUser, { bypassCache: true });
  if (user) {
    await forgetWriting(user.id);
    await store.set(startSessionAtom, { user, isNewUser: false });
    // The story defines the address, while signing in would lead to the feed.
    store.set(redirectDoneAtom);
    store.set(users.putAtom, [user]);
  }
  goOn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity } } });
  const path = (parameters.path ?? '/').replace(':post', post).replace(':reply', reply);
  return { app: { madeFor, store, queries, path } satisfies LoadedApp };
};
