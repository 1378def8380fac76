import { logError } from '@/shared/lib/log';

export type StoreName = 'drafts' | 'outbox';

/** Puts one row, or deletes it if `value` is undefined. */
export interface Change {
  readonly storeName: StoreName;
  readonly key: string;
  readonly value?: unknown;
}

/** The condition that a row must meet for a change to be made. */
export interface Condition {
  readonly storeName: StoreName;
  readonly key: string;
  isMeant(value: unknown): boolean;
}

/** Two collections of rows by key; changes to both are made together or not at all. */
export interface Disk {
  /** Undefined if there is no such row. Rejects if the storage can't be read. */
  get(storeName: StoreName, key: string): Promise<unknown>;
  /** Rows whose keys begin with the prefix, by key. */
  list(storeName: StoreName, prefix: string): Promise<ReadonlyMap<string, unknown>>;
  commit(changes: readonly Change[]): Promise<void>;
  /** Commits if a row meets the condition, and resolves to whether it did; nothing can be written in between. */
  commitIf(condition: Condition, changes: readonly Change[]): Promise<boolean>;
}

/** A disk, and the page's memory for changes that the disk refused, until the page is left. If the disk can't be read, lists have only the latter. */
export interface DraftDb extends Omit<Disk, 'commit'> {
  /** Resolves to whether the disk has stored the changes. */
  commit(changes: readonly Change[]): Promise<boolean>;
  /** Whether this row or one below it (`key:…`), or without a key any row, is only in the page's memory. */
  isAtRisk(storeName?: StoreName, key?: string): boolean;
}

/** Without a disk everything is only in the page's memory. */
export function createDraftDb(disk?: Disk): DraftDb {
  /** Rows that the disk refused; undefined stands for a row that it refused to delete. */
  const memory = { drafts: new Map<string, unknown>(), outbox: new Map<string, unknown>() };
  let last: Promise<unknown> = Promise.resolve();

  const writeToDisk = async (changes: readonly Change[]): Promise<boolean> => {
    try {
      await disk?.commit(changes);
      return disk !== undefined;
    } catch (error) {
      logError('keep what was written', error);
      return false;
    }
  };
  const store = async (changes: readonly Change[]): Promise<boolean> => {
    const isOnDisk = await writeToDisk(changes);
    for (const { storeName, key, value } of changes) {
      if (isOnDisk) memory[storeName].delete(key);
      else memory[storeName].set(key, structuredClone(value));
    }
    return isOnDisk;
  };
  const storeIf = async (condition: Condition, changes: readonly Change[]): Promise<boolean> => {
    const { storeName, key, isMeant } = condition;
    if (!disk || memory[storeName].has(key)) {
      if (!isMeant(memory[storeName].get(key))) return false;
      await store(changes);
      return true;
    }
    const isDone = await disk.commitIf(condition, changes);
    if (isDone) for (const change of changes) memory[change.storeName].delete(change.key);
    return isDone;
  };
  /** Runs writes one after the other, so that the last one wins. */
  const inTurn = (work: () => Promise<boolean>): Promise<boolean> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    commit: (changes) => inTurn(() => store(changes)),
    commitIf: (condition, changes) => inTurn(() => storeIf(condition, changes)),
    get: async (storeName, key) => (memory[storeName].has(key) ? memory[storeName].get(key) : disk?.get(storeName, key)),
    async list(storeName, prefix) {
      const kept = await disk?.list(storeName, prefix).catch((error: unknown) => logError('read what was written', error));
      const rows = new Map(kept ?? []);
      for (const [key, value] of memory[storeName]) {
        if (value === undefined) rows.delete(key);
        else if (key.startsWith(prefix)) rows.set(key, value);
      }
      return rows;
    },
    isAtRisk(storeName, wanted) {
      const isMeant = (key: string) => wanted === undefined || key === wanted || key.startsWith(`${wanted}:`);
      const rows = storeName === undefined ? [...memory.drafts, ...memory.outbox] : [...memory[storeName]];
      return rows.some(([key, value]) => value !== undefined && isMeant(key));
    },
  };
}

const databaseName = 'sez-drafts';
/** Version 1 contained only drafts. */
const version = 2;

/** The browser's database; every commit is one transaction. A closed connection is opened again. */
export function createDatabase(open: (onClosed: () => void) => Promise<IDBDatabase> = openDatabase): Disk {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const within = async <T>(start: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    const connect = () => (opened ??= open(forget));
    try {
      return await start(await connect());
    } catch (error) {
      forget();
      // The connection had been closed, by the browser or for a newer release. Nothing has been written yet.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return start(await connect());
      throw error;
    }
  };
  let refusesBlobs = false;
  /** WebKit's private windows can't store a Blob: there the bytes are stored, which `writingStore` turns into a Blob again. */
  const orWithBytes = async <T>(changes: readonly Change[], commit: (changes: readonly Change[]) => Promise<T>): Promise<T> => {
    const commitBytes = async () => commit(await Promise.all(changes.map(withBytes)));
    if (!changes.some(({ value }) => hasBlob(value))) return commit(changes);
    if (refusesBlobs) return commitBytes();
    try {
      return await commit(changes);
    } catch {
      const result = await commitBytes();
      refusesBlobs = true;
      return result;
    }
  };
  return {
    get: (storeName, key) => within((database) => settled<unknown>(database.transaction(storeName).objectStore(storeName).get(key))),
    list: (storeName, prefix) =>
      within(async (database) => {
        const store = database.transaction(storeName).objectStore(storeName);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([settled(store.getAllKeys(range)), settled<unknown[]>(store.getAll(range))]);
        return new Map(keys.flatMap((key, at) => (typeof key === 'string' ? [[key, values[at]] as const] : [])));
      }),
    commit: (original) =>
      orWithBytes(original, (changes) =>
        within((database) => {
          const transaction = beginWriting(database);
          write(transaction, changes);
          return completed(transaction);
        }),
      ),
    commitIf: ({ storeName, key, isMeant }, original) =>
      orWithBytes(original, (changes) =>
        within(async (database) => {
          const transaction = beginWriting(database);
          let isHeld = false;
          const request = transaction.objectStore(storeName).get(key);
          request.onsuccess = () => {
            isHeld = isMeant(request.result);
            if (isHeld) write(transaction, changes);
          };
          await completed(transaction);
          return isHeld;
        }),
      ),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasBlob = (value: unknown): boolean => value instanceof Blob || (isObject(value) && Object.values(value).some(hasBlob));

const withBytes = async (change: Change): Promise<Change> => ({ ...change, value: await bytesIn(change.value) });

/** A copy of the value in which every Blob is replaced by its bytes. */
async function bytesIn(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { bytes: await value.arrayBuffer(), type: value.type };
  if (!hasBlob(value)) return value;
  if (Array.isArray(value)) return Promise.all(value.map(bytesIn));
  return Object.fromEntries(
    await Promise.all(Object.entries(value as object).map(async ([key, each]) => [key, await bytesIn(each)] as const)),
  );
}

const beginWriting = (database: IDBDatabase) => database.transaction(['drafts', 'outbox'], 'readwrite', { durability: 'strict' });

function write(transaction: IDBTransaction, changes: readonly Change[]): void {
  for (const { storeName, key, value } of changes) {
    const store = transaction.objectStore(storeName);
    if (value === undefined) store.delete(key);
    else store.put(value, key);
  }
}

function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    for (const name of ['drafts', 'outbox']) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    }
  };
  return settled(request).then((database) => {
    database.onclose = onClosed;
    // This tab must not block a newer release in another tab from upgrading the database.
    database.onversionchange = () => {
      database.close();
      onClosed();
    };
    return database;
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up storing.'));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not read what it keeps.'));
  });
}
