import { expect, test, vi } from 'vitest';
import { required } from '@/shared/lib/required';
import { emptyDraft } from '../model/draft.ts';
import { type Connection, createDatabase } from './database.ts';
import { createDraftDb, Unavailable } from './draftDb.ts';
import { createWritingStore } from './writingStore.ts';

/** The part of a database that a read needs. */
function connection(answer: unknown) {
  let isClosed = false;
  const get = () => {
    if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return Promise.resolve(answer);
  };
  return {
    close: () => {
      isClosed = true;
    },
    database: { get } as unknown as Connection,
  };
}

test('a closed connection is opened again', async () => {
  const connections = [connection('first'), connection('second')];
  const open = vi.fn(() => Promise.resolve(required(connections[open.mock.calls.length - 1]).database));
  const db = createDatabase(open);
  expect(await db.get('drafts', 'a')).toBe('first');
  connections[0]?.close();
  expect(await db.get('drafts', 'a')).toBe('second');
  expect(await db.get('drafts', 'a')).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);
});

test('opening is retried after a failure', async () => {
  const open = vi.fn<() => Promise<Connection>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(connection('kept').database);
  const db = createDatabase(open);
  await expect(db.get('drafts', 'a')).rejects.toBeInstanceOf(Unavailable);
  expect(await db.get('drafts', 'a')).toBe('kept');
});

/** A database that refuses every Blob, as WebKit's does in a private window. */
function withoutBlobs() {
  const rows = new Map<string, unknown>();
  const holds = (value: unknown): boolean =>
    value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  const transaction = () => {
    const put: [unknown, string][] = [];
    const done = new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        if (put.some(([value]) => holds(value))) return reject(new DOMException('Error preparing Blob data', 'UnknownError'));
        for (const [value, key] of put) rows.set(key, value);
        return resolve();
      });
    });
    const store = { put: (value: unknown, key: string) => Promise.resolve(put.push([value, key])) };
    return { objectStore: () => store, done };
  };
  return { get: (_store: string, key: string) => Promise.resolve(rows.get(key)), transaction } as unknown as Connection;
}

test('if the browser stores no Blob, text and pictures are stored, the pictures as bytes', async () => {
  const db = createDraftDb(createDatabase(() => Promise.resolve(withoutBlobs())));
  const store = createWritingStore(db);
  const picture = { id: 'i1', name: 'one.png', alt: '', blob: new Blob(['picture'], { type: 'image/png' }) };
  expect(await store.writeDraft('me', 'new', { ...emptyDraft, text: 'Words', images: [picture] })).toBe(true);
  expect(db.isAtRisk()).toBe(false);
  const stored = await store.readDraft('me', 'new');
  expect(stored).toMatchObject({ text: 'Words', images: [{ name: 'one.png' }] });
  expect(await stored?.images[0]?.blob?.text()).toBe('picture');
  expect(stored?.images[0]?.blob?.type).toBe('image/png');
});
