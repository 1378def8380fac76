import { aPerson } from '@tests/support/factories';
import { expect, test } from 'vitest';
import { ApiError, getCurrentUser, getRecommendedPosts, getUser, request } from '@/api';
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
} from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { setFollowAtom } from '@/features/users/state/follow';
import { required } from '@/shared/lib/required';
import { elsewhere, guestStore, mocks, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();

const ask = () => request(getRecommendedPosts, { query: { limit: 1 }, bypassCache: true }).catch((error: unknown) => error);

test('a burst of 401 says once that the session expired, and leads to the start (err.401)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'No session' } });
  await Promise.all([ask(), ask(), ask()]);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(store.get(toastsAtom).map(({ title, description, life }) => [title, description, life])).toEqual([
    ['Error 401', 'Session expired. Please log in to continue.', 5000],
  ]);
});

test('a deleted account is signed out without the expiry toast (err.forced-logout.deleted)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'User account is deleted' } });
  await ask();
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(toastsAtom)).toEqual([]);
});

test('code 403021 asks for the dialog and keeps the session until the person logs out (err.403021)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 403, body: { statusCode: 403, code: 403021, message: 'Gone' } });
  await ask();
  expect(store.get(isAccountGoneAtom)).toBe(true);
  expect(store.get(isSignedInAtom)).toBe(true);
});

test('code 403021 from the user fetch ends the session and asks for the dialog, whatever else is refused (err.me-401-403)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '*', status: 403, code: 403021 });
  const [, late] = await Promise.all([store.set(refreshCurrentUserAtom), ask()]);
  store.set(reportErrorAtom, late);
  expect([store.get(isSignedInAtom), store.get(isAccountGoneAtom), localStorage.getItem('user')]).toEqual([false, true, null]);
  expect(store.get(toastsAtom)).toEqual([]);
  store.set(leaveGoneAccountAtom);
  expect([store.get(isAccountGoneAtom), store.get(redirectAtom)?.path]).toEqual([false, '/']);
});

test('the dialog goes with the account it is about', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/posts/recommended', status: 403, code: 403021 });
  await ask();
  elsewhere({ ...user, id: 'next' });
  expect([store.get(isAccountGoneAtom), store.get(currentUserIdAtom)]).toEqual([false, 'next']);
});

test('any other 403 is said and leads to the start with the session kept (err.forbidden)', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/users/:id', method: 'GET', status: 403 });
  const error = await request(getUser, { params: { id: '7' }, bypassCache: true }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(store.get(isSignedInAtom)).toBe(true);
  expect(store.get(redirectAtom)?.path).toBe('/');
  expect(store.get(toastsAtom)[0]?.description).toBe('Sorry, access to this resource forbidden.');
});

test('logging out clears what signing out clears and leads to /welcome; theme keys stay', async () => {
  const { store } = await signedInStore();
  localStorage.setItem('activeTab', 'following');
  localStorage.setItem('colorScheme', 'dark');
  await store.set(logOutAtom);
  expect(store.get(redirectAtom)?.path).toBe('/welcome');
  expect([localStorage.getItem('user'), localStorage.getItem('activeTab'), localStorage.getItem('colorScheme')]).toEqual([
    null,
    null,
    'dark',
  ]);
});

test.each(['somebody else', 'the same person'])('a late 401 of the session before says and ends nothing for %s', async (who) => {
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

test('a 401 that a guest was given does not end the session begun meanwhile', async () => {
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

test('a call that is refused because one is just logging out is not said to be an expired session', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/auth/logout', method: 'POST', delayMs: 200, status: 403, times: 1 });
  mocks.fail({ path: '/api/posts/recommended', status: 401, body: { statusCode: 401, message: 'No session' } });
  const leaving = store.set(logOutAtom);
  await ask();
  expect(store.get(toastsAtom)).toEqual([]);
  await leaving;
  expect(store.get(isSignedInAtom)).toBe(false);
});

test('a profile that was asked for before one logged out does not sign in again', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/users/me', delayMs: 100, status: 200, body: user });
  const refreshing = store.set(refreshCurrentUserAtom);
  await store.set(logOutAtom);
  await refreshing;
  expect([store.get(isSignedInAtom), localStorage.getItem('user')]).toEqual([false, null]);
});

test('a profile that was asked for does not take the place of whoever has signed in meanwhile', async () => {
  const { store, user } = await signedInStore();
  mocks.fail({ path: '/api/users/me', delayMs: 100 });
  const refreshing = store.set(refreshCurrentUserAtom);
  elsewhere({ ...user, id: 'next' });
  await refreshing;
  expect(store.get(currentUserIdAtom)).toBe('next');
});

test('who has signed in in another tab while one was logging out stays', async () => {
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
  mocks.fail({ path: '/api/auth/logout', method: 'POST', status: 403, times: 1 });
  await store.set(logOutAtom);
  expect(store.get(isSignedInAtom)).toBe(false);
  expect(store.get(redirectAtom)?.path).toBe('/welcome');
});
