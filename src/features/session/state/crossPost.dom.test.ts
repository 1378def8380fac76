import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { clearSessionAtom } from './actions.ts';
import { crossPostAtoms } from './crossPost.ts';
import { setCurrentUserAtom } from './currentUser.ts';

type Store = ReturnType<typeof createStore>;

const signIn = (store: Store, id: string) => store.set(setCurrentUserAtom, { ...aPerson(id), followingChannels: [] });
const shown = (store: Store) => [store.get(crossPostAtoms.x), store.get(crossPostAtoms.bluesky)];

function withLenasChoice() {
  const store = createStore();
  signIn(store, 'lena');
  store.set(crossPostAtoms.x, true);
  store.set(crossPostAtoms.bluesky, true);
  store.set(clearSessionAtom);
  return store;
}

test('a person who signs in after somebody else starts without that person’s choice, and keeps their own', () => {
  const store = withLenasChoice();
  signIn(store, 'maya');
  expect(shown(store)).toEqual([undefined, undefined]);
  store.set(crossPostAtoms.bluesky, true);
  expect(shown(store)).toEqual([undefined, true]);
  expect(localStorage.getItem('isPostToX')).toBeNull();
  expect(shown(createStore())).toEqual([undefined, true]);
});

test('a person who logs out and returns finds their choice unchanged, in the documented keys', () => {
  const store = withLenasChoice();
  signIn(store, 'lena');
  expect(shown(store)).toEqual([true, true]);
  expect([localStorage.getItem('isPostToX'), localStorage.getItem('isPostToBluesky')]).toEqual(['true', 'true']);
});

test('a choice without a known owner is ignored', () => {
  localStorage.setItem('isPostToX', 'true');
  const store = createStore();
  signIn(store, 'maya');
  expect(shown(store)).toEqual([undefined, undefined]);
});
