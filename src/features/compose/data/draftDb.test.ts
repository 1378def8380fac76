import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskPatience } from '../constants.ts';
import { createDraftDb, type Disk, NoAnswer, Unavailable } from './draftDb.ts';
import { createWritingStore } from './writingStore.ts';

test('a conditional operation runs only while the row is unchanged', async () => {
  const db = createDraftDb();
  await db.commit([{ storeName: 'drafts', key: 'a', value: 'new words' }]);
  const moveIf = (text: string) =>
    db.commitIf({ storeName: 'drafts', key: 'a', isMeant: (value) => value === text }, [
      { storeName: 'drafts', key: 'a' },
      { storeName: 'outbox', key: 'b', value: 'moved' },
    ]);
  expect(await moveIf('old words')).toBe(false);
  expect([await db.get('drafts', 'a'), await db.get('outbox', 'b')]).toEqual(['new words', undefined]);
  expect(await moveIf('new words')).toBe(true);
  expect([await db.get('drafts', 'a'), await db.get('outbox', 'b')]).toEqual([undefined, 'moved']);
});

/** A disk on which every operation fails until it is repaired. */
function brokenDisk() {
  const rows = new Map<string, unknown>();
  let isBroken = true;
  const tried = <T>(work: () => T): Promise<T> => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(work()));
  const disk: Disk = {
    get: (_store, key) => tried(() => rows.get(key)),
    list: (_store, prefix) => tried(() => new Map([...rows].filter(([key]) => key.startsWith(prefix)))),
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

  test('written text lasts as long as the page, and isn’t claimed to be saved', async () => {
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

  test('an unreadable row is not taken for a missing one', async () => {
    const { disk, rows, mend } = brokenDisk();
    rows.set('me/new', { title: '', text: 'words' });
    const store = createWritingStore(createDraftDb(disk));
    await expect(store.readDraft('me', 'new')).rejects.toThrow('broken');
    mend();
    expect(await store.readDraft('me', 'new')).toMatchObject({ text: 'words' });
  });

  test('a row that the disk would not remove is removed for this page', async () => {
    const { disk, rows, mend } = brokenDisk();
    rows.set('a', 'words');
    const db = createDraftDb(disk);
    expect(await db.commit([{ storeName: 'drafts', key: 'a' }])).toBe(false);
    mend();
    expect(await db.get('drafts', 'a')).toBeUndefined();
    expect((await db.list('drafts', '')).size).toBe(0);
  });
});

test('a row of a disk that could not be opened is not replaced, and once it was read it can be', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const rows = new Map<string, unknown>([['me/new', 'what was written yesterday']]);
  let isOpen = false;
  const whenOpen = <T>(work: () => T) => (isOpen ? Promise.resolve(work()) : Promise.reject(new Unavailable('closed')));
  const disk: Disk = {
    get: (_store, key) => whenOpen(() => rows.get(key)),
    list: () => whenOpen(() => rows),
    commit: (changes) => whenOpen(() => changes.forEach(({ key, value }) => void rows.set(key, value))),
    commitIf: () => whenOpen(() => false),
  };
  const [db, later] = [createDraftDb(disk), createDraftDb(disk)];
  for (const each of [db, later]) await expect(each.get('drafts', 'me/new')).rejects.toBeInstanceOf(Unavailable);
  isOpen = true;
  expect(await db.commit([{ storeName: 'drafts', key: 'me/new', value: 'new words' }])).toBe(false);
  expect(rows.get('me/new')).toBe('what was written yesterday');
  expect(await db.get('drafts', 'me/new')).toBe('new words');

  expect(await later.get('drafts', 'me/new')).toBe('what was written yesterday');
  expect(await later.commit([{ storeName: 'drafts', key: 'me/new', value: 'more words' }])).toBe(true);
  expect(rows.get('me/new')).toBe('more words');
  vi.restoreAllMocks();
});

test('if the browser stores nothing at all, nothing is claimed to be saved', async () => {
  const db = createDraftDb();
  expect(await db.commit([{ storeName: 'drafts', key: 'a', value: 'words' }])).toBe(false);
  expect(await db.get('drafts', 'a')).toBe('words');
  expect(db.isAtRisk()).toBe(true);
});

describe('if the disk does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A disk with one draft that answers nothing until it wakes up. */
  function sleepingDisk() {
    const rows = new Map<string, unknown>([['me/new', 'what was written yesterday']]);
    let wake = (): void => undefined;
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const disk: Disk = {
      get: (_store, key) => awake.then(() => rows.get(key)),
      list: () => awake.then(() => new Map(rows)),
      commit: (changes) => awake.then(() => changes.forEach(({ key, value }) => rows.set(key, value))),
      commitIf: () => awake.then(() => false),
    };
    return { disk, rows, wake };
  }

  test('text is kept in the page after two seconds, at once from then on, and never overwrites rows that could not be read', async () => {
    const { disk, rows, wake } = sleepingDisk();
    const db = createDraftDb(disk);
    const reading = db.get('drafts', 'me/new').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(diskPatience);
    const error = await reading;
    expect(error).toBeInstanceOf(NoAnswer);
    expect(await db.commit([{ storeName: 'drafts', key: 'me/new', value: 'new words' }])).toBe(false);
    expect(await db.get('drafts', 'me/new')).toBe('new words');
    expect(db.isAtRisk('drafts', 'me/new')).toBe(true);

    wake();
    await (error as NoAnswer).late;
    expect(await db.commit([{ storeName: 'drafts', key: 'me/new', value: 'more words' }])).toBe(false);
    expect(rows.get('me/new')).toBe('what was written yesterday');
    // Once the disk answers, a new row is stored on it again.
    expect(await db.commit([{ storeName: 'outbox', key: 'me/row', value: 'a row' }])).toBe(true);
  });

  test('rows that were not written to meanwhile are read when the answer arrives after all', async () => {
    const { disk, wake } = sleepingDisk();
    const db = createDraftDb(disk);
    const reading = db.get('drafts', 'me/new').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(diskPatience);
    wake();
    await ((await reading) as NoAnswer).late;
    expect(await db.get('drafts', 'me/new')).toBe('what was written yesterday');
    expect(await db.commit([{ storeName: 'drafts', key: 'me/new', value: 'more words' }])).toBe(true);
  });
});
