import * as v from 'valibot';
import { fileRefSchema } from '@/api';
import { logError } from '@/shared/lib/log';
import { areSameSettings, contextKeyOf, type Draft, draftKeyBeside, emptyDraft, isSameDraft } from '../model/draft.ts';
import type { OutboxStore } from '../model/outboxPorts.ts';
import { isEdit, type OutboxRow } from '../model/outboxRow.ts';
import { noAlerts } from '../model/thresholds.ts';
import { createDatabase } from './database.ts';
import { type Change, createDraftDb, type Disk, type DraftDb } from './draftDb.ts';

/** A picture, or its bytes if the browser can't store a Blob. */
const blobSchema = v.union([
  v.instance(Blob),
  v.pipe(
    v.object({ bytes: v.instance(ArrayBuffer), type: v.string() }),
    v.transform(({ bytes, type }) => new Blob([bytes], { type })),
  ),
]);

const imageSchema = v.object({
  id: v.string(),
  name: v.string(),
  alt: v.string(),
  blob: v.optional(blobSchema),
  file: v.optional(fileRefSchema),
  isFileLost: v.optional(v.boolean()),
  post: v.optional(v.number()),
});

/** Fields that an older version didn't store get the value of an empty draft. */
const draftSchema = v.object({
  title: v.string(),
  text: v.string(),
  images: v.fallback(v.array(imageSchema), []),
  thread: v.fallback(v.array(v.string()), []),
  target: v.optional(v.object({ channelId: v.string(), name: v.string(), groupName: v.string() })),
  isAnyoneCanReply: v.fallback(v.boolean(), emptyDraft.isAnyoneCanReply),
  alerts: v.fallback(v.pipe(v.array(v.string()), v.length(noAlerts.length)), [...noAlerts]),
  dismissedLink: v.optional(v.string()),
  isPostToX: v.fallback(v.boolean(), false),
  isPostToBluesky: v.fallback(v.boolean(), false),
  serverDraftId: v.optional(v.string()),
  sentKey: v.optional(v.string()),
});

const opening = {
  draftKey: v.optional(v.string()),
  target: v.optional(v.object({ channelId: v.string() })),
};
const sent = { id: v.string(), userId: v.string(), draft: draftSchema, writtenAt: v.string() };
const rowSchema = v.union([
  v.object({
    ...sent,
    intent: v.union([
      v.object({ ...opening, kind: v.literal('post') }),
      v.object({ ...opening, kind: v.picklist(['reply', 'quote']), postId: v.string() }),
    ]),
    key: v.string(),
    hasAlerts: v.boolean(),
    isRefused: v.optional(v.boolean()),
    isContinuation: v.optional(v.boolean()),
    postId: v.optional(v.string()),
  }),
  v.object({
    ...sent,
    intent: v.object({ draftKey: opening.draftKey, kind: v.literal('edit'), postId: v.string() }),
    known: v.array(draftSchema),
    fallbackKey: v.string(),
  }),
]);

/** A stored draft and its key. */
export interface StoredDraft {
  readonly context: string;
  readonly draft: Draft;
}

/**
 * Drafts and outbox rows written in this browser. Each belongs to a person; somebody else who signs in here never sees it. Writes resolve
 * to whether the browser has stored them; refused ones last as long as the page. Stored values of another shape are ignored.
 */
export interface WritingStore extends OutboxStore {
  /** Undefined if there is no draft. For a post's change, a waiting row of the outbox counts too. Rejects if the storage can't be read, with `Unavailable` if it can't be opened or doesn't answer. */
  readDraft(userId: string, context: string): Promise<Draft | undefined>;
  draftsOf(userId: string): Promise<readonly StoredDraft[]>;
  writeDraft(userId: string, context: string, draft: Draft): Promise<boolean>;
  deleteDraft(userId: string, context: string): Promise<boolean>;
  /** Replaces a draft by `next`, or deletes it, if it still equals `known`; a newer version stays. */
  replaceDraft(userId: string, context: string, known: Draft, next?: Draft): Promise<void>;
  /** Whether this draft will be lost once the page is left; without arguments, whether anything will. */
  isAtRisk(userId?: string, context?: string): boolean;
}

const draftKey = (userId: string, context: string) => `${userId}/${context}`;
const rowKey = ({ userId, id }: OutboxRow) => `${userId}/${id}`;

export function createWritingStore(db: DraftDb): WritingStore {
  const rowsOf = async (userId: string) => {
    const rows = await db.list('outbox', `${userId}/`);
    return [...rows.values()].flatMap((value) => toRow(value) ?? []).sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
  };
  /** If the row can't be read, its condition counts as unmet. */
  const commitIf = (...args: Parameters<DraftDb['commitIf']>) =>
    db.commitIf(...args).catch((error: unknown) => {
      logError('change what was written', error);
      return false;
    });
  return {
    rowsOf,
    async readDraft(userId, context) {
      const draft = toDraft(await db.get('drafts', draftKey(userId, context)));
      return draft ?? (await rowsOf(userId)).findLast((row) => isEdit(row) && contextKeyOf(row.intent) === context)?.draft;
    },
    async draftsOf(userId) {
      const stored = await db.list('drafts', `${userId}/`);
      return [...stored].flatMap(([key, value]) => {
        const draft = toDraft(value);
        return draft ? [{ context: key.slice(userId.length + 1), draft }] : [];
      });
    },
    writeDraft: (userId, context, draft) => db.commit([{ storeName: 'drafts', key: draftKey(userId, context), value: draft }]),
    deleteDraft: (userId, context) => db.commit([{ storeName: 'drafts', key: draftKey(userId, context) }]),
    async deleteChanges(userId, postId) {
      const rows = (await rowsOf(userId)).filter((row) => isEdit(row) && row.intent.postId === postId);
      const key = draftKey(userId, `edit:${postId}`);
      const drafts = [...(await db.list('drafts', key)).keys()].filter((each) => each === key || each.startsWith(`${key}~`));
      await db.commit([
        ...rows.map((row) => ({ storeName: 'outbox' as const, key: rowKey(row) })),
        ...drafts.map((each) => ({ storeName: 'drafts' as const, key: each })),
      ]);
    },
    async replaceDraft(userId, context, known, next) {
      const isKnown = (value: unknown) => {
        const stored = toDraft(value);
        return stored !== undefined && isSameDraft(stored, known) && areSameSettings(stored, known);
      };
      const key = draftKey(userId, context);
      await commitIf({ storeName: 'drafts', key, isMeant: isKnown }, [{ storeName: 'drafts', key, value: next }]);
    },
    send: (context, row, replaced = []) =>
      db.commit([
        { storeName: 'outbox', key: rowKey(row), value: row },
        ...(context === undefined ? [] : [{ storeName: 'drafts' as const, key: draftKey(row.userId, context) }]),
        ...replaced.map((each) => ({ storeName: 'outbox' as const, key: rowKey(each) })),
      ]),
    async takeBack(row, context, draft) {
      const moveTo = (target: string): Change[] => [
        { storeName: 'drafts', key: draftKey(row.userId, target), value: draft },
        { storeName: 'outbox', key: rowKey(row) },
      ];
      const isFree = (value: unknown) => value === undefined;
      if (await commitIf({ storeName: 'drafts', key: draftKey(row.userId, context), isMeant: isFree }, moveTo(context))) return context;
      const beside = draftKeyBeside(context);
      await db.commit(moveTo(beside));
      return beside;
    },
    async readRow(row) {
      const value = await db.get('outbox', rowKey(row));
      if (value === undefined) return undefined;
      const stored = toRow(value);
      if (!stored) throw new Error('A row of the outbox is kept in another shape.');
      return stored;
    },
    writeRow: (row) => db.commit([{ storeName: 'outbox', key: rowKey(row), value: row }]),
    deleteRow: (row) => db.commit([{ storeName: 'outbox', key: rowKey(row) }]),
    isAtRisk: (userId, context) =>
      userId === undefined || context === undefined
        ? db.isAtRisk()
        : db.isAtRisk('drafts', draftKey(userId, context)) || db.isAtRisk('outbox', draftKey(userId, context)),
  };
}

function toDraft(value: unknown): Draft | undefined {
  const result = v.safeParse(draftSchema, value);
  return result.success ? result.output : undefined;
}

function toRow(value: unknown): OutboxRow | undefined {
  const result = v.safeParse(rowSchema, withCurrentNames(value));
  return result.success ? result.output : undefined;
}

/** Earlier versions called the target of an intent and the fallback key of a change `place`. */
const formerRowSchema = v.object({
  place: v.optional(v.string()),
  intent: v.object({ place: v.optional(v.object({ channelId: v.string() })) }),
});

/** A row in the current shape, so that one stored by an earlier version is still sent. */
function withCurrentNames(value: unknown): unknown {
  // Checks the value without parsing it, because the row's other fields have to stay.
  if (!v.safeParse(formerRowSchema, value).success) return value;
  const { place: fallbackKey, ...row } = value as v.InferOutput<typeof formerRowSchema>;
  const { place: target, ...intent } = row.intent;
  return { ...(fallbackKey === undefined ? {} : { fallbackKey }), ...row, intent: { ...(target ? { target } : {}), ...intent } };
}

/** Undefined if the browser has no database. Where site data is blocked, some browsers throw as soon as it is looked for. */
function browserDisk(): Disk | undefined {
  try {
    return (globalThis as { indexedDB?: IDBFactory | null }).indexedDB ? createDatabase() : undefined;
  } catch {
    return undefined;
  }
}

/** The database of the application, and the store in it. */
export const draftDb = createDraftDb(browserDisk());
export const writingStore = createWritingStore(draftDb);
