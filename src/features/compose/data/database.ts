import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Change, type Disk, Unavailable } from './draftDb.ts';

interface Rows extends DBSchema {
  drafts: { readonly key: string; readonly value: unknown };
  outbox: { readonly key: string; readonly value: unknown };
}
/** The part of a connection that a disk needs. */
export type Connection = Pick<IDBPDatabase<Rows>, 'get' | 'transaction'>;

const databaseName = 'sez-drafts';
/** Version 1 contained only drafts. */
const version = 2;

/** The browser's database; every commit is one transaction. A closed connection is opened again. */
export function createDatabase(open: (onClosed: () => void) => Promise<Connection> = openDatabase): Disk {
  let opened: Promise<Connection> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const within = async <T>(start: (database: Connection) => Promise<T>): Promise<T> => {
    const connect = async () => {
      try {
        return await (opened ??= open(forget));
      } catch (cause) {
        throw new Unavailable('The browser’s storage can’t be opened.', { cause });
      }
    };
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
    get: (storeName, key) => within((database) => database.get(storeName, key)),
    list: (storeName, prefix) =>
      within(async (database) => {
        const { store } = database.transaction(storeName);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return new Map(keys.map((key, at) => [key, values[at]]));
      }),
    commit: (original) =>
      orWithBytes(original, (changes) =>
        within(async (database) => {
          const transaction = beginWriting(database);
          await Promise.all([...write(transaction, changes), transaction.done]);
        }),
      ),
    commitIf: ({ storeName, key, isMeant }, original) =>
      orWithBytes(original, (changes) =>
        within(async (database) => {
          const transaction = beginWriting(database);
          const isUnchanged = isMeant(await transaction.objectStore(storeName).get(key));
          await Promise.all([...(isUnchanged ? write(transaction, changes) : []), transaction.done]);
          return isUnchanged;
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

const beginWriting = (database: Connection) => database.transaction(['drafts', 'outbox'], 'readwrite', { durability: 'strict' });

function write(transaction: ReturnType<typeof beginWriting>, changes: readonly Change[]): Promise<unknown>[] {
  return changes.map(({ storeName, key, value }) => {
    const store = transaction.objectStore(storeName);
    return value === undefined ? store.delete(key) : store.put(value, key);
  });
}

function openDatabase(onClosed: () => void): Promise<Connection> {
  return openDB<Rows>(databaseName, version, {
    upgrade(database) {
      for (const name of ['drafts', 'outbox'] as const) {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      }
    },
    // This tab must not block a newer release in another tab from upgrading the database.
    blocking(_current, _blockedVersion, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}
