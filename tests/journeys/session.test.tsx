import { aPerson } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { ApiError, getCurrentUser, getRecommendedPosts, getReputationCategories, getUser, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import {
  currentUserIdAtom,
  isAccountGoneAtom,
  isSignedInAtom,
  leaveGoneAccountAtom,
  logOutAtom,
  redirectAtom,
  refreshCurrentUserAtom,
  reportErrorAtom,
  startSessionAtom,
} from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { setFollowAtom } from '@/features/users/state/follow';
import { paths } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { elsewhere, guestStore, mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();

const ask = () => request(getRecommendedPosts, { query: { limit: 1 }, bypassCache: true }).catch((error: unknown) => error);

test('a burst of 401 reports the expired session once, and leads to the start (err.401)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'No session' } });
  await Promise.all([ask(), ask(), ask()]);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(store.get(toastsAtom).map(({ title, description, life }) => [title, description, life])).toEqual([
    ['Error 401', 'Session expired. Please log in to continue.', 5000],
  ]);
});

/** Ends the first person's session on a page of theirs, signs the next one in with this answer, and returns where that leads. */
async function signInAfterExpiry(next: 'regular' | 'author', isNewUser = false): Promise<string | undefined> {
  const { store } = await signedInStore();
  history.replaceState(null, '', '/groups?tab=mine');
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'No session' } });
  await ask();
  mocks.backend.faults.clear();
  mocks.become(next);
  const answer = { isNewUser, user: required(await request(getCurrentUser, { bypassCache: true })) };
  await store.set(startSessionAtom, answer, isNewUser ? paths.onboarding('create-username') : undefined);
  history.replaceState(null, '', '/');
  return store.get(redirectAtom)?.path;
}

test('after an expired session the same person returns to their page, once', async () => {
  expect(await signInAfterExpiry('regular')).toBe('/groups?tab=mine');
  expect([sessionStorage.getItem('returnTo'), sessionStorage.getItem('returnToOwner')]).toEqual([null, null]);
});

test('a person who signs in after another person’s session expired in this tab goes home, and the path is forgotten', async () => {
  expect(await signInAfterExpiry('author')).toBe('/');
  expect([sessionStorage.getItem('returnTo'), sessionStorage.getItem('returnToOwner')]).toEqual([null, null]);
});

test('a newcomer after an expired session leaves no path to return to', async () => {
  expect(await signInAfterExpiry('author', true)).toBe('/onboarding/create-username');
  expect([sessionStorage.getItem('returnTo'), sessionStorage.getItem('returnToOwner')]).toEqual([null, null]);
});

test('a deleted account is signed out without the expiry toast (err.forced-logout.deleted)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'User account is deleted' } });
  await ask();
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(toastsAtom)).toEqual([]);
});

test('code 403021 opens the dialog and keeps the session until the person logs out (err.403021)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 403, body: { statusCode: 403, code: 403021, message: 'Gone' } });
  await ask();
  expect(store.get(isAccountGoneAtom)).toBe(true);
  expect(store.get(isSignedInAtom)).toBe(true);
});

test('code 403021 from the user fetch ends the session and opens the dialog, regardless of other refusals (err.me-401-403)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '*', status: 403, code: 403021 });
  const [, late] = await Promise.all([store.set(refreshCurrentUserAtom), ask()]);
  store.set(reportErrorAtom, late);
  expect([store.get(isSignedInAtom), store.get(isAccountGoneAtom), localStorage.getItem('user')]).toEqual([false, true, null]);
  expect(store.get(toastsAtom)).toEqual([]);
  store.set(leaveGoneAccountAtom);
  expect([store.get(isAccountGoneAtom), store.get(redirectAtom)?.path]).toEqual([false, '/']);
});

test('the dialog closes with its account', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 403, code: 403021 });
  await ask();
  elsewhere({ ...user, id: 'next' });
  expect([store.get(isAccountGoneAtom), store.get(currentUserIdAtom)]).toEqual([false, 'next']);
});

test('any other 403 is shown and leads to the start with the session kept (err.forbidden)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/users/:id', method: 'GET', status: 403 });
  const error = await request(getUser, { params: { id: '7' }, bypassCache: true }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(store.get(isSignedInAtom)).toBe(true);
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(store.get(toastsAtom)[0]?.description).toBe('Sorry, access to this resource forbidden.');
});

test('logging out clears the same storage keys as signing out and leads to /welcome; theme keys stay', async () => {
  const { store } = await signedInStore();
  localStorage.setItem('activeTab', 'following');
  localStorage.setItem('isFirstLogin', 'true');
  const kept = { colorScheme: 'dark', themeColors: '{}', themeUseGradient: 'false', themeColorOpacity: '20', customLogo: '{}' };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  await store.set(logOutAtom);
  expect(store.get(redirectAtom)?.path).toBe('/welcome');
  expect(['user', 'activeTab', 'isFirstLogin'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  expect(localStorage).toMatchObject(kept);
});

test('signing out in another tab signs out here, too (gap.storage.multi-tab)', async () => {
  const { store } = await signedInStore();
  expect(store.get(isSignedInAtom)).toBe(true);
  elsewhere(undefined);
  expect([store.get(isSignedInAtom), store.get(currentUserIdAtom)]).toEqual([false, undefined]);
});

test.each([
  'somebody else',
  'the same person',
])('a late 401 of the former session neither reports nor ends anything for %s', async (who) => {
  const { store, user } = await signedInStore();
  const next = who === 'the same person' ? user : { ...user, id: 'next' };
  mocks.fail({ path: '/api/posts/recommended', delayMs: 100, status: 401, body: { statusCode: 401, message: 'No session' } });
  const late = ask();
  elsewhere(undefined);
  elsewhere(next);
  store.set(reportErrorAtom, await late);
  expect(store.get(currentUserIdAtom)).toBe(next.id);
  expect([store.get(toastsAtom), store.get(redirectAtom)]).toEqual([[], undefined]);
});

test('a guest’s 401 does not end the session begun meanwhile', async () => {
  const store = guestStore();
  mocks.fail({ path: '/api/posts/recommended', delayMs: 100, status: 401 });
  const late = ask();
  mocks.become('regular');
  elsewhere(required(await request(getCurrentUser)));
  await late;
  expect(store.get(isSignedInAtom)).toBe(true);
});

test('a change that waits for the one before it is not sent with the session of the next person', async () => {
  const { store, user } = await signedInStore();
  const other = aPerson('u0000003');
  store.set(putUsersAtom, [other]);
  mocks.fail({ path: '/api/users/:id/follow', delayMs: 50 });
  const changes = [store.set(setFollowAtom, other.id, 'follow'), store.set(setFollowAtom, other.id, null)];
  elsewhere(undefined);
  elsewhere({ ...user, id: 'next' });
  await Promise.all(changes);
  const sent = calls.map(({ call }) => call).filter((call) => call.includes(other.id));
  expect([sent, store.get(toastsAtom)]).toEqual([['POST /api/users/u0000003/follow'], []]);
});

test('a call refused during a logout isn’t reported as an expired session', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', delayMs: 200, status: 403, times: 1 });
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'No session' } });
  const leaving = store.set(logOutAtom);
  await ask();
  expect(store.get(toastsAtom)).toEqual([]);
  await leaving;
  expect(store.get(isSignedInAtom)).toBe(false);
});

test('what is stored of a person are the documented fields, whatever else an answer contains (gap.storage.privacy-user)', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/users/me', status: 200, body: { ...user, displayName: 'Lena H.', password: 'secret', token: 'secret' } });
  await store.set(refreshCurrentUserAtom);
  const stored = localStorage.getItem('user') ?? '';
  expect(JSON.parse(stored)).toMatchObject({ id: user.id, displayName: 'Lena H.' });
  expect(stored).not.toContain('secret');
});

test('what one person has read is not remembered for the next (gap.http.cache-invalidation)', async () => {
  const { user } = await signedInStore();
  const read = () => request(getReputationCategories);
  const countReads = () => calls.filter(({ call }) => call === 'GET /api/users/reputation-categories').length;
  await read();
  await read();
  expect(countReads()).toBe(1);
  elsewhere({ ...user, id: 'next' });
  await read();
  expect(countReads()).toBe(2);
});

test('a profile requested before a logout does not sign in again', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/users/me', delayMs: 100, status: 200, body: user });
  const refreshing = store.set(refreshCurrentUserAtom);
  await store.set(logOutAtom);
  await refreshing;
  expect([store.get(isSignedInAtom), localStorage.getItem('user')]).toEqual([false, null]);
});

test('a requested profile does not replace the person who has signed in meanwhile', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/users/me', delayMs: 100 });
  const refreshing = store.set(refreshCurrentUserAtom);
  elsewhere({ ...user, id: 'next' });
  await refreshing;
  expect(store.get(currentUserIdAtom)).toBe('next');
});

test('a person who has signed in in another tab during a logout stays signed in', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', delayMs: 100 });
  const leaving = store.set(logOutAtom);
  elsewhere({ ...user, id: 'next' });
  await leaving;
  expect([store.get(currentUserIdAtom), store.get(redirectAtom)]).toEqual(['next', undefined]);
});

test('a 403 on logging out counts as success; any other failure keeps the person signed in (err.logout-403)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', status: 500, times: 1 });
  await store.set(logOutAtom);
  expect(store.get(isSignedInAtom)).toBe(true);
  expect(store.get(toastsAtom).map(({ description }) => description)).toEqual([
    "Server error. We're working on fixing this. Please try again later.",
  ]);
  mocks.fail({ path: '/api/auth/logout', method: 'POST', status: 403, times: 1 });
  await store.set(logOutAtom);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(redirectAtom)?.path).toBe('/welcome');
});

test('a 401 on logging out means an expired session, as everywhere: the documented toast, signed out, at home', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', status: 401, times: 1 });
  await store.set(logOutAtom);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(store.get(toastsAtom).map(({ title, description }) => `${title}: ${description}`)).toEqual([
    'Error 401: Session expired. Please log in to continue.',
  ]);
});

test('a 401 on logging out does not end the session of a person who has signed in meanwhile', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', status: 401, delayMs: 100, times: 1 });
  const leaving = store.set(logOutAtom);
  elsewhere({ ...user, id: 'next' });
  await leaving;
  expect([store.get(currentUserIdAtom), store.get(toastsAtom)]).toEqual(['next', []]);
});
