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

/** Whoever has signed in so far. This environment has no IndexedDB: what they write is kept in the memory that all files share. */
const writers = new Set<string>();

/** Starts the backend for a file of journeys; every test begins in the same world with an empty browser. */
export function withBackend(): void {
  beforeAll(() => mocks.listen());
  afterAll(async () => {
    // What was asked for last is answered, and not by the network.
    await requestsSettled();
    mocks.close();
  });
  beforeEach(async () => {
    mocks.reset();
    mocks.clearFaults();
    mocks.server.resetHandlers();
    // What the browser of the test before had read and written is not this one's.
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
  /** What follows in its address, such as `?limit=5`. */
  readonly search: string;
  readonly body: unknown;
  readonly headers: Headers;
  /** Aborted once nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Everything that arrives within a test, in order; emptied before each. */
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

/** A store as the application has it after sign-in. The stored user is what makes it signed in. */
export async function signedInStore() {
  const user = required(await request(getCurrentUser, { bypassCache: true }));
  writers.add(user.id);
  localStorage.setItem('user', JSON.stringify(user));
  return { store: openStore(), user };
}

/** A store as the application has it for a guest; nobody is signed in on the server either. */
export function guestStore() {
  mocks.become('guest');
  return openStore();
}

/** What another tab does: somebody signs in there, or out. */
export function elsewhere(user: CurrentUser | undefined): void {
  const newValue = user ? JSON.stringify(user) : null;
  if (newValue === null) localStorage.removeItem('user');
  else localStorage.setItem('user', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'user', newValue, storageArea: localStorage }));
}

const scopesByStore = new WeakMap<Store, PersonScopes>();
/** The scopes that a store of `signedInStore` or `guestStore` stands for. */
export const scopesOf = (store: Store): PersonScopes | undefined => scopesByStore.get(store);

/**
 * Stands for the store of whoever is signed in at each moment, as the application has one for each person. It is left with its test: what
 * it had planned for later is done for nobody, and no other test's failures reach it.
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

/** What the server says about a post now. */
export async function onServer(id: string): Promise<Post> {
  return required(await request(getPost, { params: { id }, bypassCache: true }));
}
