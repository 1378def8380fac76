import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '../model/draft.ts';
import { createDatabase, createDraftDb, type Disk } from './draftDb.ts';
import { createWritingStore } from './writingStore.ts';

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
  const db = createDatabase(open);
  expect(await db.get('drafts', 'a')).toBe('first');
  connections[0]?.close();
  expect(await db.get('drafts', 'a')).toBe('second');
  expect(await db.get('drafts', 'a')).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);
});

test('an opening that failed is not the last one', async () => {
  const open = vi.fn<() => Promise<IDBDatabase>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(connection('kept').database);
  const db = createDatabase(open);
  await expect(db.get('drafts', 'a')).rejects.toThrow('busy');
  expect(await db.get('drafts', 'a')).toBe('kept');
});

test('what depends on a row is done only while that is what it is taken for', async () => {
  const db = createDraftDb();
  await db.commit([{ storeName: 'drafts', key: 'a', value: 'new words' }]);
  const moveIf = (words: string) =>
    db.commitIf({ storeName: 'drafts', key: 'a', isMeant: (value) => value === words }, [
      { storeName: 'drafts', key: 'a' },
      { storeName: 'outbox', key: 'b', value: 'moved' },
    ]);
  expect(await moveIf('old words')).toBe(false);
  expect([await db.get('drafts', 'a'), await db.get('outbox', 'b')]).toEqual(['new words', undefined]);
  expect(await moveIf('new words')).toBe(true);
  expect([await db.get('drafts', 'a'), await db.get('outbox', 'b')]).toEqual([undefined, 'moved']);
});

/** A disk that refuses everything until it is mended. */
function brokenDisk() {
  const rows = new Map<string, unknown>();
  let isBroken = true;
  const tried = <T>(work: () => T): Promise<T> => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(work()));
  const disk: Disk = {
    get: (_shelf, key) => tried(() => rows.get(key)),
    list: (_shelf, prefix) => tried(() => new Map([...rows].filter(([key]) => key.startsWith(prefix)))),
    commit: (changes) => tried(() => changes.forEach(({ key, value }) => (value === undefined ? rows.delete(key) : rows.set(key, value)))),
    commitIf: () => Promise.reject(new Error('broken')),
  };
  return {
    disk,
    rows,
    mend() {
      isBroken = false;
    },
  };
}

describe('where the disk refuses', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  test('what is written lasts as long as the page, and is not said to be kept', async () => {
    const { disk, rows, mend } = brokenDisk();
    const db = createDraftDb(disk);
    expect(await db.commit([{ storeName: 'drafts', key: 'a', value: 'words' }])).toBe(false);
    expect(await db.get('drafts', 'a')).toBe('words');
    expect([...(await db.list('drafts', 'a'))]).toEqual([['a', 'words']]);
    expect([db.isAtRisk(), db.isAtRisk('drafts', 'a'), db.isAtRisk('drafts', 'b')]).toEqual([true, true, false]);
    mend();
    expect(await db.commit([{ storeName: 'drafts', key: 'a', value: 'more words' }])).toBe(true);
    expect(rows.get('a')).toBe('more words');
    expect(db.isAtRisk()).toBe(false);
  });

  test('a row that cannot be read is not taken for none', async () => {
    const { disk, rows, mend } = brokenDisk();
    rows.set('me/new', { title: '', text: 'words' });
    const store = createWritingStore(createDraftDb(disk));
    await expect(store.readDraft('me', 'new')).rejects.toThrow('broken');
    mend();
    expect(await store.readDraft('me', 'new')).toMatchObject({ text: 'words' });
  });

  test('a row that it would not remove is gone for this page', async () => {
    const { disk, rows, mend } = brokenDisk();
    rows.set('a', 'words');
    const db = createDraftDb(disk);
    expect(await db.commit([{ storeName: 'drafts', key: 'a' }])).toBe(false);
    mend();
    expect(await db.get('drafts', 'a')).toBeUndefined();
    expect((await db.list('drafts', '')).size).toBe(0);
  });
});

test('where the browser keeps nothing at all, nothing is said to be kept', async () => {
  const db = createDraftDb();
  expect(await db.commit([{ storeName: 'drafts', key: 'a', value: 'words' }])).toBe(false);
  expect(await db.get('drafts', 'a')).toBe('words');
  expect(db.isAtRisk()).toBe(true);
});

/** A database that refuses every Blob, as WebKit's does in a private window. */
function withoutBlobs() {
  const rows = new Map<string, unknown>();
  const holds = (value: unknown): boolean =>
    value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  const transaction = () => {
    const put: [unknown, string][] = [];
    const own = {
      error: new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError'),
      oncomplete: () => undefined,
      onabort: () => undefined,
      objectStore: () => ({
        put: (value: unknown, key: string) => put.push([value, key]),
        get: (key: string) => {
          const request = { result: rows.get(key), onsuccess: () => undefined };
          queueMicrotask(() => request.onsuccess());
          return request;
        },
      }),
    };
    setTimeout(() => {
      if (put.some(([value]) => holds(value))) return own.onabort();
      for (const [value, key] of put) rows.set(key, value);
      own.oncomplete();
    });
    return own;
  };
  return { transaction } as unknown as IDBDatabase;
}

test('where the browser keeps no Blob, words and pictures are kept, these as bytes', async () => {
  const db = createDraftDb(createDatabase(() => Promise.resolve(withoutBlobs())));
  const store = createWritingStore(db);
  const picture = { id: 'i1', name: 'one.png', alt: '', blob: new Blob(['picture'], { type: 'image/png' }) };
  expect(await store.writeDraft('me', 'new', { ...emptyDraft, text: 'Words', images: [picture] })).toBe(true);
  expect(db.isAtRisk()).toBe(false);
  const kept = await store.readDraft('me', 'new');
  expect(kept).toMatchObject({ text: 'Words', images: [{ name: 'one.png' }] });
  expect(await kept?.images[0]?.blob?.text()).toBe('picture');
  expect(kept?.images[0]?.blob?.type).toBe('image/png');
});
