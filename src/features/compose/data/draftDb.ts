import { logError } from '@/shared/lib/log';
import { diskPatience } from '../constants.ts';

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

/**
 * A disk, and the page's memory for what the disk refused or didn't answer in time, until the page is left. If the disk can't be read,
 * lists have only the latter.
 */
export interface DraftDb extends Omit<Disk, 'commit'> {
  /** Resolves to whether the disk has stored the changes. */
  commit(changes: readonly Change[]): Promise<boolean>;
  /** Whether this row or one below it (`key:…`), or without a key any row, is only in the page's memory. */
  isAtRisk(storeName?: StoreName, key?: string): boolean;
}

/** The disk can't be opened or doesn't answer: nobody knows which rows it has. */
export class Unavailable extends Error {}

/** The disk hasn't answered in time. `late` resolves when it does. */
export class NoAnswer extends Unavailable {
  readonly late: Promise<void>;
  constructor(late: Promise<void>) {
    super('The browser’s storage doesn’t answer.');
    this.late = late;
  }
}

/** Without a disk everything is only in the page's memory. */
export function createDraftDb(disk?: Disk): DraftDb {
  /** Rows that the disk refused; undefined stands for a row that it refused to delete. */
  const memory = { drafts: new Map<string, unknown>(), outbox: new Map<string, unknown>() };
  /** Keys of rows that couldn't be read: what is written for them mustn't replace the unknown row on the disk. */
  const unread = { drafts: new Set<string>(), outbox: new Set<string>() };
  const ask =
    disk &&
    patiently(disk, () => {
      for (const storeName of ['drafts', 'outbox'] as const) {
        for (const key of unread[storeName]) if (!memory[storeName].has(key)) unread[storeName].delete(key);
      }
    });
  let last: Promise<unknown> = Promise.resolve();

  const writeToDisk = async (changes: readonly Change[]): Promise<boolean> => {
    try {
      await ask?.((it) => it.commit(changes));
      return ask !== undefined;
    } catch (error) {
      logError('keep what was written', error);
      return false;
    }
  };
  const store = async (changes: readonly Change[]): Promise<boolean> => {
    const isUnread = ({ storeName, key }: Change) => unread[storeName].has(key);
    const known = changes.filter((change) => !isUnread(change));
    const isOnDisk = known.length > 0 && (await writeToDisk(known));
    for (const change of changes) {
      const { storeName, key, value } = change;
      if (isOnDisk && !isUnread(change)) memory[storeName].delete(key);
      else memory[storeName].set(key, structuredClone(value));
    }
    return isOnDisk && known.length === changes.length;
  };
  const storeIf = async (condition: Condition, changes: readonly Change[]): Promise<boolean> => {
    const { storeName, key, isMeant } = condition;
    if (!ask || memory[storeName].has(key)) {
      if (!isMeant(memory[storeName].get(key))) return false;
      await store(changes);
      return true;
    }
    const isDone = await ask((it) => it.commitIf(condition, changes));
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
    async get(storeName, key) {
      if (memory[storeName].has(key)) return memory[storeName].get(key);
      try {
        const value = await ask?.((it) => it.get(storeName, key));
        if (!memory[storeName].has(key)) unread[storeName].delete(key);
        return value;
      } catch (error) {
        if (error instanceof Unavailable) unread[storeName].add(key);
        throw error;
      }
    },
    async list(storeName, prefix) {
      const stored = await ask?.((it) => it.list(storeName, prefix)).catch((error: unknown) => logError('read what was written', error));
      const rows = new Map(stored ?? []);
      for (const [key, value] of memory[storeName]) {
        if (value === undefined) rows.delete(key);
        else if (key.startsWith(prefix)) rows.set(key, value);
      }
      return rows;
    },
    isAtRisk(storeName, requestedKey) {
      const isMeant = (key: string) => requestedKey === undefined || key === requestedKey || key.startsWith(`${requestedKey}:`);
      const rows = storeName === undefined ? [...memory.drafts, ...memory.outbox] : [...memory[storeName]];
      return rows.some(([key, value]) => value !== undefined && isMeant(key));
    },
  };
}

/**
 * Makes requests to a disk that has two seconds to answer. After the first that it doesn't answer, the others fail at once, until it
 * answers after all.
 */
function patiently(disk: Disk, onAnswer: () => void): <T>(request: (disk: Disk) => Promise<T>) => Promise<T> {
  let silence: NoAnswer | undefined;
  return (request) => {
    if (silence) return Promise.reject(silence);
    const answer = request(disk);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const ended = answer.then(
          () => undefined,
          () => undefined,
        );
        silence ??= new NoAnswer(
          ended.then(() => {
            silence = undefined;
            onAnswer();
          }),
        );
        reject(silence);
      }, diskPatience);
      void answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
