import { clear, createStore, entries, setMany } from 'idb-keyval';
import type { Snapshot } from '../db/snapshot.ts';
import type { Change } from '../db/table.ts';

type Meta = Omit<Snapshot, 'changes'>;

/** The stored state that a new tab starts with. */
export interface SavedState {
  readonly snapshot: Snapshot | null;
  readonly userId: string | null;
}

const metaKey = 'meta';
const sessionKey = 'session';
const rowPrefix = 'row/';

/** The browser's copy of the state, stored row by row, so that saving writes changed rows only. */
export function openStore() {
  const store = createStore('sez-mock', 'state');
  // Writes run one after another, so that an older one can't overtake a reset.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work);
    queue = done.catch((error: unknown) => console.error('The mock state could not be saved.', error));
    return done;
  };
  const rows = (changes: readonly Change[]): [string, unknown][] =>
    changes.map((change) => [`${rowPrefix}${change.table}/${change.id}`, change]);

  return {
    async load(): Promise<SavedState> {
      const saved = new Map((await entries<string, unknown>(store)).map(([key, value]) => [String(key), value]));
      const changes = [...saved].filter(([key]) => key.startsWith(rowPrefix)).map(([, value]) => value as Change);
      const meta = saved.get(metaKey) as Meta | undefined;
      return { snapshot: meta ? { ...meta, changes } : null, userId: (saved.get(sessionKey) as string | null | undefined) ?? null };
    },
    save: (changes: readonly Change[]): Promise<void> => enqueue(() => setMany(rows(changes), store)),
    saveSession: (userId: string | null): Promise<void> => enqueue(() => setMany([[sessionKey, userId]], store)),
    /** Stores the state's metadata: its world, and the situations that have changed it. */
    saveMeta: ({ changes: _changes, ...meta }: Snapshot): Promise<void> => enqueue(() => setMany([[metaKey, meta]], store)),
    /** Replaces the whole state. */
    replace: ({ changes, ...meta }: Snapshot, userId: string | null): Promise<void> =>
      enqueue(async () => {
        await clear(store);
        await setMany([[metaKey, meta], [sessionKey, userId], ...rows(changes)], store);
      }),
    /** Resolves when all pending writes are on the disk. */
    settled: () => enqueue(() => Promise.resolve()),
  };
}

export type Store = ReturnType<typeof openStore>;
