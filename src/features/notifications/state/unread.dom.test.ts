import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSignedInStore, notification, serveNotifications } from '../testing/fakeServer.ts';
import { askUnreadCountAtom, refreshUnreadCountAtom, shiftUnreadCountAtom, takeUnreadCountAtom, unreadCountAtom } from './unread.ts';

let server: ReturnType<typeof serveNotifications>;
beforeEach(() => {
  server = serveNotifications([1, 2, 3].map((number) => notification(number)));
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

test('the count comes from the server, past the cache of reads', async () => {
  const store = createSignedInStore('lena');
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(3);
  server.state.rows.pop();
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('nothing is asked for while nobody is signed in', async () => {
  await createStore().set(refreshUnreadCountAtom);
  expect(server.arrivals).toEqual([]);
});

test('a failure leaves the number as it was', async () => {
  const store = createSignedInStore('lena');
  await store.set(refreshUnreadCountAtom);
  server.state.isRefusing = true;
  await store.set(refreshUnreadCountAtom);
  expect(store.get(unreadCountAtom)).toBe(3);
});

test('an answer that was asked for before a mark does not bring the old number back', async () => {
  const store = createSignedInStore('lena');
  await store.set(refreshUnreadCountAtom);
  const asked = store.set(refreshUnreadCountAtom);
  store.set(shiftUnreadCountAtom, -1);
  await asked;
  expect(store.get(unreadCountAtom)).toBe(2);
});

test('of two questions only the later one counts', () => {
  const store = createSignedInStore('lena');
  const early = store.set(askUnreadCountAtom);
  const late = store.set(askUnreadCountAtom);
  store.set(takeUnreadCountAtom, late, 5);
  store.set(takeUnreadCountAtom, early, 9);
  expect(store.get(unreadCountAtom)).toBe(5);
});

test('the count never falls below nothing', () => {
  const store = createSignedInStore('lena');
  store.set(shiftUnreadCountAtom, -1);
  expect(store.get(unreadCountAtom)).toBe(0);
});
