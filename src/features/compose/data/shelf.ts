import { logError } from '@/shared/lib/log';

export type ShelfName = 'drafts' | 'outbox';

/** One row put (or, without a value, removed). */
export interface Change {
  readonly shelf: ShelfName;
  readonly key: string;
  readonly value?: unknown;
}

/** Two collections of rows by key, changed together or not at all. */
export interface Shelf {
  get(shelf: ShelfName, key: string): Promise<unknown>;
  /** Rows whose keys begin with the prefix, by key. */
  list(shelf: ShelfName, prefix: string): Promise<ReadonlyMap<string, unknown>>;
  commit(changes: readonly Change[]): Promise<void>;
}

/** Lasts as long as the page: for browsers that keep nothing. */
export function createMemoryShelf(): Shelf {
  const rows = { drafts: new Map<string, unknown>(), outbox: new Map<string, unknown>() };
  return {
    get: (shelf, key) => Promise.resolve(rows[shelf].get(key)),
    list: (shelf, prefix) => Promise.resolve(new Map([...rows[shelf]].filter(([key]) => key.startsWith(prefix)))),
    commit(changes) {
      for (const { shelf, key, value } of changes) {
        if (value === undefined) rows[shelf].delete(key);
        else rows[shelf].set(key, structuredClone(value));
      }
      return Promise.resolve();
    },
  };
}

const databaseName = 'sez-drafts';
/** 1 held drafts alone. */
const version = 2;

/** The browser's own database; every commit is one transaction. */
function createDatabaseShelf(open: () => Promise<IDBDatabase> = openDatabase): Shelf {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open());
  return {
    async get(shelf, key) {
      return settled<unknown>((await database()).transaction(shelf).objectStore(shelf).get(key));
    },
    async list(shelf, prefix) {
      const store = (await database()).transaction(shelf).objectStore(shelf);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await Promise.all([settled(store.getAllKeys(range)), settled<unknown[]>(store.getAll(range))]);
      return new Map(keys.flatMap((key, at) => (typeof key === 'string' ? [[key, values[at]] as const] : [])));
    },
    async commit(changes) {
      const transaction = (await database()).transaction(['drafts', 'outbox'], 'readwrite', { durability: 'strict' });
      for (const { shelf, key, value } of changes) {
        const store = transaction.objectStore(shelf);
        if (value === undefined) store.delete(key);
        else store.put(value, key);
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up storing.'));
      });
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version);
  request.onupgradeneeded = () => {
    for (const name of ['drafts', 'outbox']) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    }
  };
  return settled(request).then((database) => {
    // Another tab of a newer release must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not read what it keeps.'));
  });
}

/** The database where there is one; a browser without it can still write, it only cannot remember. */
export function createShelf(): Shelf {
  if (typeof indexedDB === 'undefined') return createMemoryShelf();
  let current: Shelf | undefined;
  const choose = async (): Promise<Shelf> => {
    if (current) return current;
    const shelf = createDatabaseShelf();
    try {
      await shelf.get('drafts', '');
      current = shelf;
    } catch (error) {
      logError('open drafts', error);
      current = createMemoryShelf();
    }
    return current;
  };
  return {
    get: async (shelf, key) => (await choose()).get(shelf, key),
    list: async (shelf, prefix) => (await choose()).list(shelf, prefix),
    commit: async (changes) => (await choose()).commit(changes),
  };
}
