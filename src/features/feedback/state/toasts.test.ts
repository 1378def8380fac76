import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { friendlyMessage } from '../model/friendlyMessage.ts';
import { showErrorAtom, showSuccessAtom, showToastAtom, toastsAtom } from './toasts.ts';

const descriptionsOf = (store: ReturnType<typeof createStore>) => store.get(toastsAtom).map(({ description }) => description);

test('equal messages are merged and announced again', () => {
  const store = createStore();
  const first = store.set(showErrorAtom, undefined, 'No');
  store.set(showErrorAtom, undefined, 'Other');
  const again = store.set(showErrorAtom, undefined, 'No');
  expect(descriptionsOf(store)).toEqual(['Other', 'No']);
  expect(again).not.toBe(first);
});

test('a success with the same text is a separate message', () => {
  const store = createStore();
  store.set(showErrorAtom, undefined, 'Done');
  store.set(showToastAtom, { tone: 'positive', title: 'Error', description: 'Done' });
  expect(descriptionsOf(store)).toHaveLength(2);
});

test('only the last three of a burst are shown', () => {
  const store = createStore();
  for (const number of [1, 2, 3, 4, 5]) store.set(showErrorAtom, undefined, `No ${number}`);
  expect(descriptionsOf(store)).toEqual(['No 3', 'No 4', 'No 5']);
});

test('the title of a success message is the sentence itself', () => {
  const store = createStore();
  store.set(showSuccessAtom, 'Post created');
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'positive', title: 'Post created' }]);
  expect(descriptionsOf(store)).toEqual([undefined]);
});

test('a failure is "Error" with its sentence, for five seconds (err.friendly.meta)', () => {
  const store = createStore();
  store.set(showErrorAtom, { statusCode: 500 });
  const [toast] = store.get(toastsAtom);
  expect(toast).toMatchObject({ tone: 'negative', title: 'Error', description: friendlyMessage({ statusCode: 500 }), life: 5000 });
});
