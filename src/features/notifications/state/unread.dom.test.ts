import { addNotifications, arrangeNotifications } from '@tests/journeys/arrangeNotifications';
import { mocks, signedInStore, withBackend } from '@tests/journeys/session';
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { adjustUnreadCountAtom, askUnreadCountAtom, refreshUnreadCountAtom, takeUnreadCountAtom, unreadCountAtom } from './unread.ts';

withBackend();
beforeEach(() => arrangeNotifications([1, 2, 3]));

test('the count is fetched from the server, bypassing the read cache', async () => {
  const { store } = await signedInStore();
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(3);
  addNotifications([4]);
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(4);
});

test('nothing is requested while nobody is signed in', async () => {
  // Every request fails; a failure that isn't an API failure would be thrown.
  mocks.fail({ path: '/api/notifications/unread', status: 500, times: 1 });
  await createStore().set(refreshUnreadCountAtom);
  expect(mocks.backend.faults.list).toHaveLength(1);
});

test('a failure leaves the number as it was', async () => {
  const { store } = await signedInStore();
  await store.set(refreshUnreadCountAtom);
  mocks.fail({ path: '/api/notifications/unread', status: 500 });
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('an answer requested before a mark does not restore the old number', async () => {
  const { store } = await signedInStore();
  await store.set(refreshUnreadCountAtom);
  const refresh = store.set(refreshUnreadCountAtom);
  store.set(adjustUnreadCountAtom, -1);
  await refresh;
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('only the later of two requests counts', async () => {
  const { store } = await signedInStore();
  const early = store.set(askUnreadCountAtom);
  const late = store.set(askUnreadCountAtom);
  store.set(takeUnreadCountAtom, late, 5);
  store.set(takeUnreadCountAtom, early, 9);
  expect(store.get(unreadCountAtom)).toBe(5);
});

test('the count is never negative', async () => {
  const { store } = await signedInStore();
  store.set(adjustUnreadCountAtom, -1);
  expect(store.get(unreadCountAtom)).toBe(0);
});
