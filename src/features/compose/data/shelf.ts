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
  /** Removes a row if it is (still) what the caller takes it for; nothing can be written in between. */
  removeIf(shelf: ShelfName, key: string, isMeant: (value: unknown) => boolean): Promise<void>;
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
    removeIf(shelf, key, isMeant) {
      if (isMeant(rows[shelf].get(key))) rows[shelf].delete(key);
      return Promise.resolve();
    },
  };
}

const databaseName = 'sez-drafts';
/** 1 held drafts alone. */
const version = 2;

/** The browser's own database; every commit is one transaction. A connection that was closed is opened anew. */
export function createDatabaseShelf(open: (onClosed: () => void) => Promise<IDBDatabase> = openDatabase): Shelf {
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
      // Closed by the browser or for a newer release, which is heard of only now. Nothing has been written.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return start(await connect());
      throw error;
    }
  };
  return {
    get: (shelf, key) => within((database) => settled<unknown>(database.transaction(shelf).objectStore(shelf).get(key))),
    list: (shelf, prefix) =>
      within(async (database) => {
        const store = database.transaction(shelf).objectStore(shelf);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([settled(store.getAllKeys(range)), settled<unknown[]>(store.getAll(range))]);
        return new Map(keys.flatMap((key, at) => (typeof key === 'string' ? [[key, values[at]] as const] : [])));
      }),
    commit: (changes) =>
      within((database) => {
        const transaction = database.transaction(['drafts', 'outbox'], 'readwrite', { durability: 'strict' });
        for (const { shelf, key, value } of changes) {
          const store = transaction.objectStore(shelf);
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        return completed(transaction);
      }),
    removeIf: (shelf, key, isMeant) =>
      within((database) => {
        const transaction = database.transaction(shelf, 'readwrite');
        const store = transaction.objectStore(shelf);
        const request = store.get(key);
        request.onsuccess = () => {
          if (isMeant(request.result)) store.delete(key);
        };
        return completed(transaction);
      }),
  };
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
    // Another tab of a newer release must not wait for this one.
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

/** The database where there is one; a browser without it can still write, it only cannot remember. */
export function createShelf(): Shelf {
  if (typeof indexedDB === 'undefined') return createMemoryShelf();
  const choose = async (): Promise<Shelf> => {
    const shelf = createDatabaseShelf();
    try {
      await shelf.get('drafts', '');
      return shelf;
    } catch (error) {
      logError('open drafts', error);
      return createMemoryShelf();
    }
  };
  let chosen: Promise<Shelf> | undefined;
  const current = () => (chosen ??= choose());
  return {
    get: async (shelf, key) => (await current()).get(shelf, key),
    list: async (shelf, prefix) => (await current()).list(shelf, prefix),
    commit: async (changes) => (await current()).commit(changes),
    removeIf: async (shelf, key, isMeant) => (await current()).removeIf(shelf, key, isMeant),
  };
}
