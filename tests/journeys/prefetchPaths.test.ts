import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { type CurrentUser, getCurrentUser, getPost, getUser, getUserByUsername, request } from '@/api';
import { currentBackendOrigin } from '@/api/host';
import { prefetch } from '@/api/prefetch';
import { prefetchPaths } from '@/app/early/prefetchPaths';
import { prefetchHomeFeedAtom, selectTabAtom } from '@/features/feed';
import { isSignedInAtom, refreshCurrentUserAtom, startSessionAtom } from '@/features/session';
import { elsewhere, mocks, signedInStore, withBackend } from './session.ts';

withBackend();

let fetched: MockInstance<typeof fetch>;
beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  fetched.mockRestore();
});

const read = (key: string) => localStorage.getItem(key);
const requested = () => fetched.mock.calls.map(([url]) => (url as string).replace(currentBackendOrigin(), '')).toSorted();

test.each([
  'all',
  'following',
  'monitoring',
  'reply',
  'tag:maps',
  'tag:Больше & more',
] as const)('with the tab "%s" the page requests early the same as the home screen', async (tab) => {
  const { store } = await signedInStore();
  store.set(selectTabAtom, tab);
  fetched.mockClear();
  await store.set(prefetchHomeFeedAtom);
  await store.set(refreshCurrentUserAtom);
  expect(prefetchPaths({ read, pathname: '/', base: '/' }).toSorted()).toEqual(requested());
});

test('a guest requests nothing early, and other screens only the current person', async () => {
  expect(prefetchPaths({ read, pathname: '/', base: '/' })).toEqual([]);
  await signedInStore();
  expect(prefetchPaths({ read, pathname: '/demo/explore', base: '/demo/' })).toEqual(['/api/users/me']);
});

test.each([
  ['post/p0000001', () => request(getPost, { params: { id: 'p0000001' } })],
  ['reply/p0000001', () => request(getPost, { params: { id: 'p0000001' } })],
  ['user/maya', () => request(getUserByUsername, { params: { username: 'maya' } })],
  ['profile/u0000003', () => request(getUser, { params: { id: 'u0000003' } })],
])('at /%s the page requests early the data of the address', async (path, ask) => {
  await signedInStore();
  fetched.mockClear();
  await ask().catch(() => undefined);
  expect(prefetchPaths({ read, pathname: `/demo/${path}`, base: '/demo/' })).toEqual([...requested(), '/api/users/me']);
});

test.each(['post/%25', 'post/', 'user/50%', 'user/sezushelp', 'post/1/2', 'group/1'])('/%s has no early requests', async (path) => {
  await signedInStore();
  expect(prefetchPaths({ read, pathname: `/${path}`, base: '/' })).toEqual(['/api/users/me']);
});

test('a running early request is used once, and sent again afterwards', async () => {
  const { user } = await signedInStore();
  fetched.mockClear();
  prefetch(`${currentBackendOrigin()}/api/users/me`);
  const early = await request(getCurrentUser, { bypassCache: true });
  expect(early?.id).toBe(user.id);
  expect(fetched).toHaveBeenCalledTimes(1);
  await request(getCurrentUser, { bypassCache: true });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['here', (user: CurrentUser) => ({ user, isNewUser: false })],
  ['in another tab', () => undefined],
])('an early answer to an expired session is not used for the next one, begun %s', async (_, answerHere) => {
  const { store, user } = await signedInStore();
  mocks.become('guest');
  prefetch(`${currentBackendOrigin()}/api/posts/p0000001`);
  prefetch(`${currentBackendOrigin()}/api/users/me`);
  await store.set(refreshCurrentUserAtom);
  expect(store.get(isSignedInAtom)).toBe(false);
  mocks.become('regular');
  const result = answerHere(user);
  if (result) await store.set(startSessionAtom, result);
  else elsewhere(user);
  expect(await request(getPost, { params: { id: 'p0000001' } })).toMatchObject({ id: 'p0000001' });
  expect(store.get(isSignedInAtom)).toBe(true);
});

test('the caller that aborts cancels it', async () => {
  await signedInStore();
  prefetch(`${currentBackendOrigin()}/api/users/me`);
  const controller = new AbortController();
  const answer = request(getCurrentUser, { bypassCache: true, signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});
