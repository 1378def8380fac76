import { createMockBackend } from '@mocks/node';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type CurrentUser, clearReadCache, getCurrentUser, getPost, getRecommendedPosts, type Post, request } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { putPostsAtom } from '@/features/posts';
import { clearSessionAtom, createPersonScopes, guardSession, type PersonScopes } from '@/features/session';
import { users } from '@/features/users';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import type { Store } from '@/shared/lib/scope';

export const mocks = createMockBackend({ persona: 'regular' });

/** Ids of everyone who has signed in so far. This environment has no IndexedDB, so their drafts are in memory that all test files share. */
const writers = new Set<string>();

/** Starts the backend for a test file. Every test begins with the same data and an empty browser. */
export function withBackend(): void {
  beforeAll(() => mocks.listen());
  afterAll(async () => {
    // Pending requests must finish before the mocks close, or they would go to the network.
    await requestsSettled();
    mocks.close();
  });
  beforeEach(async () => {
    mocks.reset();
    mocks.clearFaults();
    mocks.server.resetHandlers();
    // Removes what the previous test has cached and written.
    clearReadCache();
    for (const writer of writers) await forgetWriting(writer);
  });
}

async function forgetWriting(userId: string): Promise<void> {
  for (const row of await writingStore.rowsOf(userId)) await writingStore.deleteRow(row);
  for (const { context } of await writingStore.draftsOf(userId)) await writingStore.deleteDraft(userId, context);
}

/** One call that arrived at the backend. */
export interface Arrival {
  /** Method and path, such as `POST /api/auth/login`. */
  readonly call: string;
  /** Query string, such as `?limit=5`. */
  readonly search: string;
  readonly body: unknown;
  readonly headers: Headers;
  /** Aborted once the caller gives up the request. */
  readonly signal: AbortSignal;
}

/** Records every call of a test in order. The list is emptied before each test. */
export function recordCalls(): Arrival[] {
  const arrivals: Arrival[] = [];
  const record = ({ request: arrived }: { request: Request }) => {
    const { method, url, headers, signal } = arrived;
    const { pathname, search } = new URL(url);
    const arrival = { call: `${method} ${pathname}`, search, body: undefined as unknown, headers, signal };
    arrivals.push(arrival);
    const isJson = headers.get('content-type')?.includes('json') === true;
    if (isJson)
      void arrived
        .clone()
        .json()
        .then((body: unknown) => Object.assign(arrival, { body }));
  };
  beforeAll(() => void mocks.server.events.on('request:start', record));
  afterAll(() => mocks.server.events.removeListener('request:start', record));
  beforeEach(() => void arrivals.splice(0));
  return arrivals;
}

/** A store like the application's after sign-in. The stored user makes it signed in. */
export async function signedInStore() {
  const user = required(await request(getCurrentUser, { bypassCache: true }));
  writers.add(user.id);
  localStorage.setItem('user', JSON.stringify(user));
  return { store: openStore(), user };
}

/** A store like the application's for a guest. Nobody is signed in on the server either. */
export function guestStore() {
  mocks.become('guest');
  return openStore();
}

/** Simulates a sign-in, or a sign-out, in another tab. */
export function elsewhere(user: CurrentUser | undefined): void {
  const newValue = user ? JSON.stringify(user) : null;
  if (newValue === null) localStorage.removeItem('user');
  else localStorage.setItem('user', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'user', newValue, storageArea: localStorage }));
}

const scopesByStore = new WeakMap<Store, PersonScopes>();
/** The scopes behind a store of `signedInStore` or `guestStore`. */
export const scopesOf = (store: Store): PersonScopes | undefined => scopesByStore.get(store);

/**
 * A proxy for the store of the person who is signed in at each moment, because the application has one store per person. It is disposed
 * after its test, so that its pending work stops and other tests' failures don't reach it.
 */
function openStore(): Store {
  const scopes = createPersonScopes(createStore(), (own, user) => own.set(users.putAtom, [user]));
  const stopGuarding = guardSession(scopes);
  onTestFinished(() => {
    scopes.device.set(clearSessionAtom);
    scopes.stop();
    stopGuarding();
  });
  const store: Store = {
    get: (atom) => scopes.read().store.get(atom),
    set: (atom, ...args) => scopes.read().store.set(atom, ...args),
    sub: (atom, onChange) => scopes.read().store.sub(atom, onChange),
  };
  scopesByStore.set(store, scopes);
  return store;
}

/** Somebody else's post from the feed, as an entity. */
export async function somebodysPost(store: ReturnType<typeof createStore>, userId: string): Promise<Post> {
  const { results } = await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
  const isUntouched = (post: Post) => !post.isRepostedByMe && post.reactionSets.every((reaction) => reaction.userId !== userId);
  const post = required(
    results.find((candidate) => candidate.authorUserId !== userId && candidate.type === 'post' && isUntouched(candidate)),
  );
  store.set(putPostsAtom, [post]);
  return post;
}

/** The post as the server returns it now. */
export async function onServer(id: string): Promise<Post> {
  return required(await request(getPost, { params: { id }, bypassCache: true }));
}
