import * as v from 'valibot';
import type { DraftDb } from './draftDb.ts';

const schema = v.object({ key: v.string(), change: v.unknown(), madeAt: v.number() });

/** A change of a thing that the server already has, made without a network: `follow/USER` or `weighIn/POST`, and the value. */
export type KeptChange = Readonly<v.InferOutput<typeof schema>>;

/** The changes of people that wait in this browser, one for each thing, beside what they wrote. */
export interface ChangeStore {
  /** In the order in which they were made. */
  changesOf(userId: string): Promise<readonly KeptChange[]>;
  /** Replaces an earlier change of the same thing. */
  write(userId: string, row: KeptChange): Promise<unknown>;
  /** Whether it is still there, and no other change has replaced it. */
  has(userId: string, row: KeptChange): Promise<boolean>;
  /** Deletes this change, but not one that has replaced it. */
  delete(userId: string, row: KeptChange): Promise<unknown>;
  /** Deletes whatever change of this thing waits. */
  deleteAny(userId: string, key: string): Promise<unknown>;
}

export function createChangeStore(db: DraftDb): ChangeStore {
  const storeName = 'outbox';
  // No id of a person begins like this, so what they wrote is listed without these.
  const nameOf = (userId: string, key = '') => `change:${userId}/${key}`;
  const isOf =
    ({ madeAt }: KeptChange) =>
    (value: unknown) =>
      rowOf(value)?.madeAt === madeAt;
  return {
    async changesOf(userId) {
      const rows = await db.list(storeName, nameOf(userId));
      return [...rows.values()].flatMap((value) => rowOf(value) ?? []).sort((a, b) => a.madeAt - b.madeAt);
    },
    write: (userId, row) => db.commit([{ storeName, key: nameOf(userId, row.key), value: row }]),
    has: (userId, row) => db.get(storeName, nameOf(userId, row.key)).then(isOf(row), () => true),
    delete: (userId, row) => {
      const key = nameOf(userId, row.key);
      return db.commitIf({ storeName, key, isMeant: isOf(row) }, [{ storeName, key }]).catch(() => false);
    },
    deleteAny: (userId, key) => db.commit([{ storeName, key: nameOf(userId, key) }]),
  };
}

function rowOf(value: unknown): KeptChange | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
