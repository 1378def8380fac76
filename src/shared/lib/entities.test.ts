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

test('patches lie over the row in their order, and each is taken away by its own operation', () => {
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

test('an answer of the server goes below the patches that are there', () => {
  const { rows, store, shown } = setUp();
  store.set(rows.patchAtom, 'a', 'one', more);
  store.set(rows.putAtom, [{ id: 'a', likes: 10, isLiked: false }]);
  expect(shown()?.likes).toBe(11);
  store.set(rows.unpatchAtom, 'a', 'one');
  expect(shown()?.likes).toBe(10);
});

test('a merge reads what the server said, not what is shown', () => {
  const rows = createEntities<Row>({ merge: (known, row) => ({ ...known, ...row, likes: (known?.likes ?? 0) + row.likes }) });
  const store = createStore();
  store.set(rows.putAtom, [{ id: 'a', likes: 1, isLiked: false }]);
  store.set(rows.patchAtom, 'a', 'one', { likes: 100 });
  store.set(rows.putAtom, [{ id: 'a', likes: 1, isLiked: false }]);
  store.set(rows.unpatchAtom, 'a', 'one');
  expect(store.get(rows.atomOf('a'))?.likes).toBe(2);
});

test('what an answer without a row has told stays', () => {
  const { rows, store, shown } = setUp();
  store.set(rows.changeAtom, 'a', more);
  store.set(rows.changeAtom, 'unknown', more);
  expect(shown()?.likes).toBe(2);
  expect(shown('unknown')).toBeUndefined();
});

test('a change of one row does not notify who watches another', () => {
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

test('a row of one store, and what was asked for there, is not in another one', () => {
  const { rows, store } = setUp();
  const other = createStore();
  store.set(rows.patchAtom, 'a', 'like', { isLiked: true });
  store.set(rows.grantAtom, 'a', 'like', new Promise(() => undefined));
  other.set(rows.putAtom, [{ id: 'a', likes: 7, isLiked: false }]);
  expect([store.get(rows.atomOf('a'))?.likes, other.get(rows.atomOf('a')), other.get(rows.atomOf('b'))]).toEqual([
    1,
    { id: 'a', likes: 7, isLiked: false },
    undefined,
  ]);
});

test('who watches a row that was forgotten hears of it when it comes back', () => {
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
