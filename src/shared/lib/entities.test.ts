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
  store.set(rows.putAtom, [
    { id: 'a', likes: 1, isLiked: false },
    { id: 'b', likes: 5, isLiked: false },
  ]);
  return { rows, store, shown: (id = 'a') => store.get(rows.atomOf(id)) };
}

const more = ({ likes }: Row) => ({ likes: likes + 1 });

test('patches are applied to the row in their order, and each is removed by its own operation', () => {
  const { rows, store, shown } = setUp();
  store.set(rows.patchAtom, 'a', 'one', more);
  store.set(rows.patchAtom, 'a', 'two', { isLiked: true });
  store.set(rows.patchAtom, 'a', 'three', more);
  expect(shown()).toEqual({ id: 'a', likes: 3, isLiked: true });
  store.set(rows.unpatchAtom, 'a', 'one');
  expect(shown()).toEqual({ id: 'a', likes: 2, isLiked: true });
  store.set(rows.unpatchAtom, 'a', 'unheard of');
  store.set(rows.unpatchAtom, 'a', 'three');
  expect(shown()).toEqual({ id: 'a', likes: 1, isLiked: true });
});

test('an answer of the server is stored below the existing patches', () => {
  const { rows, store, shown } = setUp();
  store.set(rows.patchAtom, 'a', 'one', more);
  store.set(rows.putAtom, [{ id: 'a', likes: 10, isLiked: false }]);
  expect(shown()?.likes).toBe(11);
  store.set(rows.unpatchAtom, 'a', 'one');
  expect(shown()?.likes).toBe(10);
});

test('a merge reads the server’s row, not the shown one', () => {
  const rows = createEntities<Row>({ merge: (known, row) => ({ ...known, ...row, likes: (known?.likes ?? 0) + row.likes }) });
  const store = createStore();
  store.set(rows.putAtom, [{ id: 'a', likes: 1, isLiked: false }]);
  store.set(rows.patchAtom, 'a', 'one', { likes: 100 });
  store.set(rows.putAtom, [{ id: 'a', likes: 1, isLiked: false }]);
  store.set(rows.unpatchAtom, 'a', 'one');
  expect(store.get(rows.atomOf('a'))?.likes).toBe(2);
});

test('changes from an answer without the row are kept', () => {
  const { rows, store, shown } = setUp();
  store.set(rows.changeAtom, 'a', more);
  store.set(rows.changeAtom, 'unknown', more);
  expect(shown()?.likes).toBe(2);
  expect(shown('unknown')).toBeUndefined();
});

test('a change of one row does not notify subscribers of another', () => {
  const { rows, store, shown } = setUp();
  const onB = vi.fn();
  store.sub(rows.atomOf('b'), onB);
  store.set(rows.putAtom, [
    { id: 'a', likes: 9, isLiked: true },
    { id: 'b', likes: 5, isLiked: false },
  ]);
  expect(shown()?.likes).toBe(9);
  expect(onB).not.toHaveBeenCalled();
});

test('stores share neither rows nor pending requests', () => {
  const { rows, store } = setUp();
  const other = createStore();
  store.set(rows.patchAtom, 'a', 'like', { isLiked: true });
  store.set(rows.acceptAtom, 'a', 'like', new Promise(() => undefined));
  other.set(rows.putAtom, [{ id: 'a', likes: 7, isLiked: false }]);
  expect([store.get(rows.atomOf('a'))?.likes, other.get(rows.atomOf('a')), other.get(rows.atomOf('b'))]).toEqual([
    1,
    { id: 'a', likes: 7, isLiked: false },
    undefined,
  ]);
});

test('a subscriber of a removed row is notified when the row is added again', () => {
  const { rows, store } = setUp();
  const watched = rows.atomOf('a');
  const onA = vi.fn();
  store.sub(watched, onA);
  store.set(rows.removeAtom, ['a']);
  expect(store.get(watched)).toBeUndefined();
  store.set(rows.putAtom, [{ id: 'a', likes: 7, isLiked: false }]);
  expect(onA).toHaveBeenCalledTimes(2);
  expect(store.get(watched)?.likes).toBe(7);
});
