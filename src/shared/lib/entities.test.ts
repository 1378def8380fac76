import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createEntities } from './entities.ts';

interface Row {
  id: string;
  likes: number;
  isLiked: boolean;
}

function setUp() {
  const rows = createEntities<Row>();
  const store = createStore();
  store.set(rows.putAtom, [{ id: 'a', likes: 1, isLiked: false }, { id: 'b', likes: 5, isLiked: false }]);
  return { rows, store };
}

test('an optimistic patch lies over the row and leaves no trace when it is cleared', () => {
  const { rows, store } = setUp();
  store.set(rows.patchAtom, 'a', { likes: 2, isLiked: true });
  expect(store.get(rows.atomOf('a'))).toEqual({ id: 'a', likes: 2, isLiked: true });
  store.set(rows.clearPatchAtom, 'a');
  expect(store.get(rows.atomOf('a'))).toEqual({ id: 'a', likes: 1, isLiked: false });
});

test('a change of one row does not notify who watches another', () => {
  const { rows, store } = setUp();
  const onB = vi.fn();
  store.sub(rows.atomOf('b'), onB);
  store.set(rows.putAtom, [{ id: 'a', likes: 9, isLiked: true }, { id: 'b', likes: 5, isLiked: false }]);
  expect(store.get(rows.atomOf('a'))?.likes).toBe(9);
  expect(onB).not.toHaveBeenCalled();
});

test('forgets every row but those to keep', () => {
  const { rows, store } = setUp();
  store.set(rows.keepOnlyAtom, new Set(['b']));
  expect(store.get(rows.atomOf('a'))).toBeUndefined();
  expect(store.get(rows.atomOf('b'))?.likes).toBe(5);
});
