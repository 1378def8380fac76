import { expect, test, vi } from 'vitest';
import { createDatabaseShelf, createMemoryShelf } from './shelf.ts';

/** As much of a database as a read needs. */
function connection(answer: unknown) {
  let isClosed = false;
  const get = () => {
    const request = { result: answer, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  return {
    close: () => {
      isClosed = true;
    },
    database: {
      transaction() {
        if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
        return { objectStore: () => ({ get }) };
      },
    } as unknown as IDBDatabase,
  };
}

test('a connection that was closed is opened anew', async () => {
  const connections = [connection('first'), connection('second')];
  const open = vi.fn(() => Promise.resolve(connections[open.mock.calls.length - 1]?.database as IDBDatabase));
  const shelf = createDatabaseShelf(open);
  expect(await shelf.get('drafts', 'a')).toBe('first');
  connections[0]?.close();
  expect(await shelf.get('drafts', 'a')).toBe('second');
  expect(await shelf.get('drafts', 'a')).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);
});

test('an opening that failed is not the last one', async () => {
  const open = vi.fn<() => Promise<IDBDatabase>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(connection('kept').database);
  const shelf = createDatabaseShelf(open);
  await expect(shelf.get('drafts', 'a')).rejects.toThrow('busy');
  expect(await shelf.get('drafts', 'a')).toBe('kept');
});

test('a row is removed only while it is what it is taken for', async () => {
  const shelf = createMemoryShelf();
  await shelf.commit([{ shelf: 'drafts', key: 'a', value: 'new words' }]);
  await shelf.removeIf('drafts', 'a', (value) => value === 'old words');
  expect(await shelf.get('drafts', 'a')).toBe('new words');
  await shelf.removeIf('drafts', 'a', (value) => value === 'new words');
  expect(await shelf.get('drafts', 'a')).toBeUndefined();
});
