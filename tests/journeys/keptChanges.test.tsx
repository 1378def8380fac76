import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getNotifications, getUser, request } from '@/api';
import { keepChanges } from '@/app/offline/keptChanges.ts';
import { toastsAtom } from '@/features/feedback';
import { refreshUnreadCountAtom, unreadCountAtom } from '@/features/notifications';
import { markAllReadAtom, markReadAtom, notificationAtom, putNotificationsAtom } from '@/features/notifications/state/notifications.ts';
import { postAtom, putPostsAtom } from '@/features/posts';
import { weighInAtom } from '@/features/posts/state/weighIn.ts';
import { clearSessionAtom } from '@/features/session';
import { putUsersAtom, userAtom } from '@/features/users';
import { chooseFollowAtom, setFollowAtom } from '@/features/users/state/follow.ts';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import type { Store } from '@/shared/lib/scope';
import { addNotifications, arrangeNotifications } from './arrangeNotifications.ts';
import { mocks, onServer, recordCalls, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => vi.restoreAllMocks());

/** Changes that reached the server, in their order. */
const sent = () => calls.map(({ call }) => call).filter((call) => /^(POST|PATCH|PUT|DELETE) .*(react|follow|notifications)/.test(call));
const messagesIn = (store: Store) => store.get(toastsAtom).map(({ title }) => title);

function goOffline(): void {
  isOnline = false;
  calls.splice(0);
}
function goOnline(): void {
  isOnline = true;
  dispatchEvent(new Event('online'));
}

/** A page of the signed-in person. */
async function openPage() {
  const { store, user } = await signedInStore();
  await keepChanges(store);
  return { store, user };
}
/** The page is closed, and opened again with what the server had said of a post and a person. */
async function reload(before: Store, { post, person }: { post?: string; person?: string }) {
  const posts = post ? [await onServer(post)] : [];
  const people = person ? [required(await request(getUser, { params: { id: person }, bypassCache: true }))] : [];
  before.set(clearSessionAtom);
  const page = await openPage();
  page.store.set(putPostsAtom, posts);
  page.store.set(putUsersAtom, people);
  return page;
}
const personIn = async (store: Store) => {
  const id = required(mocks.backend.personaId('author'));
  const person = required(await request(getUser, { params: { id }, bypassCache: true }));
  store.set(putUsersAtom, [person]);
  return person.id;
};

const clear = { values: { '2': 2 }, description: 'Clear' } as const;

test('what is done without a network shows at once and after a reload, and is sent once, in its order', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  const person = await personIn(store);
  const before = store.get(userAtom(person))?.followType ?? null;
  const change = before === 'monitor' ? 'follow' : 'monitor';
  goOffline();
  void store.set(weighInAtom, id, clear);
  void store.set(setFollowAtom, person, change);
  const isShown = (page: Store) =>
    page.get(postAtom(id))?.reactionSets.some(({ userId, description }) => userId === user.id && description === 'Clear') === true &&
    page.get(userAtom(person))?.followType === change;
  expect(isShown(store)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([sent(), messagesIn(store)]).toEqual([[], []]);

  const { store: reloaded } = await reload(store, { post: id, person });
  await vi.waitFor(() => expect(isShown(reloaded)).toBe(true));
  goOnline();
  goOnline();
  await vi.waitFor(() => expect(sent()).toEqual([`POST /api/posts/${id}/react`, `POST /api/users/${person}/follow`]));
  await requestsSettled();
  expect((await onServer(id)).reactionSets).toContainEqual(expect.objectContaining({ userId: user.id, description: 'Clear' }));
  expect(isShown(reloaded)).toBe(true);

  const { store: next } = await reload(reloaded, {});
  goOnline();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(2);
  expect(messagesIn(next)).toEqual([]);
});

test('of several changes of one thing the latest is sent, and none if it is as it was', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  const person = await personIn(store);
  const before = store.get(userAtom(person))?.followType ?? null;
  const other = before === 'monitor' ? 'follow' : 'monitor';
  goOffline();
  for (const description of ['One', 'Two', 'Three']) {
    void store.set(weighInAtom, id, { values: { '2': 1 }, description });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  void store.set(chooseFollowAtom, person, other);
  await new Promise((resolve) => setTimeout(resolve, 20));
  void store.set(chooseFollowAtom, person, before);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { store: reloaded } = await reload(store, { post: id, person });
  await vi.waitFor(() => expect(reloaded.get(postAtom(id))?.reactionSets[0]?.description).toBe('Three'));
  void reloaded.set(weighInAtom, id, { values: { '2': 1 }, description: 'Four' });
  expect(reloaded.get(postAtom(id))?.reactionSets[0]?.description).toBe('Four');
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await requestsSettled();
  expect((await onServer(id)).reactionSets[0]?.description).toBe('Four');
  expect(reloaded.get(userAtom(person))?.followType ?? null).toBe(before);
});

test('a change that is refused later says so, shows what the server has, and isn’t sent again', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  goOffline();
  void store.set(weighInAtom, id, clear);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { store: reloaded } = await reload(store, { post: id });
  await vi.waitFor(() => expect(reloaded.get(postAtom(id))?.reactionSets[0]?.description).toBe('Clear'));
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 403, body: { statusCode: 403, code: 1, message: 'No' } });
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await vi.waitFor(() => expect(messagesIn(reloaded)).toHaveLength(1));
  expect(reloaded.get(postAtom(id))?.reactionSets.some(({ userId }) => userId === user.id)).toBe(false);
  goOnline();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});

test('another person never sends it; its maker does, after signing in again', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  goOffline();
  void store.set(weighInAtom, id, clear);
  await new Promise((resolve) => setTimeout(resolve, 20));
  store.set(clearSessionAtom);
  mocks.become('author');
  const { store: others } = await openPage();
  goOnline();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
  others.set(clearSessionAtom);
  mocks.become('regular');
  await openPage();
  await vi.waitFor(() => expect(sent()).toEqual([`POST /api/posts/${id}/react`]));
});

test('two tabs that wait with the same change send it once', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  goOffline();
  void store.set(weighInAtom, id, clear);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { store: other } = await openPage();
  other.set(putPostsAtom, [await onServer(id)]);
  await vi.waitFor(() => expect(other.get(postAtom(id))?.reactionSets[0]?.description).toBe('Clear'));
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await requestsSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
  expect([...messagesIn(store), ...messagesIn(other)]).toEqual([]);
});

test('with a network everything is as before: refused at once, and nothing is kept', async () => {
  const { store, user } = await openPage();
  const { id } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', network: true, times: 1 });
  expect(await store.set(weighInAtom, id, clear)).toBe(false);
  expect(messagesIn(store)).toHaveLength(1);
  const { store: reloaded } = await reload(store, { post: id });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reloaded.get(postAtom(id))?.reactionSets.some(({ userId }) => userId === user.id)).toBe(false);
});

test('notifications that are read without a network are read after a reload, count as read, and are marked once', async () => {
  arrangeNotifications([1, 2, 3]);
  const { store } = await openPage();
  const { results } = await request(getNotifications, { query: { read: false, limit: 10 }, bypassCache: true });
  store.set(putNotificationsAtom, results);
  const [id = ''] = results.map((row) => row.id);
  goOffline();
  void store.set(markReadAtom, [id]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { store: reloaded } = await reload(store, {});
  reloaded.set(putNotificationsAtom, results);
  await vi.waitFor(() => expect(reloaded.get(notificationAtom(id))?.read).toBe(true));
  await vi.waitFor(() => expect(reloaded.get(unreadCountAtom)).toBe(2));
  expect(sent()).toEqual([]);
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await requestsSettled();
  await vi.waitFor(() => expect(reloaded.get(unreadCountAtom)).toBe(2));
});

test('all notifications are marked as read without a network: shown at once, also those that aren’t loaded are marked later, each once', async () => {
  arrangeNotifications([1, 2, 3]);
  const { store } = await openPage();
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(3);
  goOffline();
  expect(await store.set(markAllReadAtom)).toBe(true);
  expect(store.get(unreadCountAtom)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([sent(), messagesIn(store)]).toEqual([[], []]);

  const { store: reloaded } = await reload(store, {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([reloaded.get(unreadCountAtom), sent()]).toEqual([0, []]);
  goOnline();
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(new Set(sent()).size).toBe(3);
  await requestsSettled();
  await vi.waitFor(() => expect(reloaded.get(unreadCountAtom)).toBe(0));
  const { count } = await request(getNotifications, { query: { read: false, limit: 10 }, bypassCache: true });
  expect(count).toBe(0);
  goOnline();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([sent().length, messagesIn(reloaded)]).toEqual([3, []]);
});

test('what arrives after all were marked without a network stays unread', async () => {
  arrangeNotifications([1, 2]);
  const { store } = await openPage();
  goOffline();
  await store.set(markAllReadAtom);
  const minutesToTomorrow = Math.ceil((Date.now() - Date.UTC(2026, 2, 1, 12)) / 60_000) + 24 * 60;
  addNotifications([minutesToTomorrow]);
  goOnline();
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  await requestsSettled();
  await vi.waitFor(() => expect(store.get(unreadCountAtom)).toBe(1));
});

test('marking all that is refused later says so once, and counts what the server has', async () => {
  arrangeNotifications([1, 2, 3]);
  const { store } = await openPage();
  await store.set(refreshUnreadCountAtom);
  goOffline();
  await store.set(markAllReadAtom);
  expect(store.get(unreadCountAtom)).toBe(0);
  mocks.fail({ path: '/api/notifications/:id/read', status: 403, body: { statusCode: 403, code: 1, message: 'No' } });
  goOnline();
  await vi.waitFor(() => expect(messagesIn(store)).toHaveLength(1));
  await vi.waitFor(() => expect(store.get(unreadCountAtom)).toBe(3));
  expect(sent()).toHaveLength(3);
});

test('a follow that ended is kept when the connection goes before it is sent, shown after a reload, and sent once', async () => {
  const { store } = await openPage();
  const person = await personIn(store);
  await store.set(setFollowAtom, person, 'follow');
  calls.splice(0);
  await store.set(chooseFollowAtom, person, null);
  goOffline();
  dispatchEvent(new Event('offline'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  dispatchEvent(new Event('pagehide'));
  const { store: reloaded } = await reload(store, { person });
  await vi.waitFor(() => expect(reloaded.get(userAtom(person))?.followType).toBe(null));
  expect(sent()).toEqual([]);
  goOnline();
  await vi.waitFor(() => expect(sent()).toEqual([`POST /api/users/${person}/unfollow`]));
  await requestsSettled();
  expect(messagesIn(reloaded)).toEqual([]);
});

test('a follow that ended just before the connection went can still be taken back', async () => {
  const { store } = await openPage();
  const person = await personIn(store);
  await store.set(setFollowAtom, person, 'follow');
  calls.splice(0);
  await store.set(chooseFollowAtom, person, null);
  goOffline();
  dispatchEvent(new Event('offline'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  store.get(toastsAtom).at(-1)?.action?.onAction();
  await vi.waitFor(() => expect(store.get(userAtom(person))?.followType).toBe('follow'));
  goOnline();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toEqual([]);
  expect(store.get(userAtom(person))?.followType).toBe('follow');
});
