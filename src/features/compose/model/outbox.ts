import type { FileRef, Post, PostInput, PostPatch, WeighInThreshold } from '@/api';
import { type Draft, type DraftImage, emptyDraft, isStored } from './draft.ts';
import type { OutboxRow } from './outboxRow.ts';
import { type Mentioned, toPostInput, toPostPatch } from './postBody.ts';
import { toThresholds } from './thresholds.ts';

/** Where rows are kept between two visits. Each answers whether the browser took it. */
export interface OutboxStore {
  send(context: string, row: OutboxRow): Promise<boolean>;
  takeBack(row: OutboxRow, context: string, draft: Draft): Promise<boolean>;
  readRow(row: OutboxRow): Promise<OutboxRow | undefined>;
  rowsOf(userId: string): Promise<readonly OutboxRow[]>;
  writeRow(row: OutboxRow): Promise<boolean>;
  deleteRow(row: OutboxRow): Promise<boolean>;
}

/** The calls to the server; each rejects with whatever stopped it. */
export interface Transport {
  upload(image: DraftImage): Promise<FileRef>;
  findMentioned(text: string): Promise<readonly Mentioned[]>;
  create(body: PostInput, key: string): Promise<Post>;
  update(postId: string, body: PostPatch): Promise<Post>;
  setThresholds(postId: string, thresholds: WeighInThreshold[]): Promise<unknown>;
  deleteDraft(draftId: string): Promise<unknown>;
}

/** What a person sees of a row. */
export interface OutboxView {
  show(row: OutboxRow, state: 'sending' | 'waiting' | 'failed'): void;
  /** The server has it. */
  published(row: OutboxRow, post: Post): void;
  /** It is no longer to be seen: taken back, discarded, or sent by another tab. */
  remove(row: OutboxRow): void;
  /** It was refused, or nobody could be reached although the browser believes that it is online. */
  failed(row: OutboxRow, error: unknown): void;
}

/**
 * What a failure means: `refused` by the server, so that trying again by itself would be wrong; `unreached`, nobody knows whether it
 * arrived; `signedOut`, which waits for the same person and is nobody's news.
 */
export type Verdict = 'refused' | 'unreached' | 'signedOut';

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly transport: Transport;
  readonly view: OutboxView;
  /** Whether trying makes sense: the browser is online and the row's writer is signed in. */
  canSend(row: OutboxRow): boolean;
  verdictOf(error: unknown): Verdict;
  /** Runs work while no other tab does the same. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** What was sent off and has not arrived yet. */
export interface Outbox {
  /** Moves a draft into the outbox and sends it. Resolves once it is known how that ended. */
  publish(context: string, row: OutboxRow): Promise<void>;
  /** Shows what an earlier visit (or an outage) left and sends what nobody has refused, each with the key of the first time. */
  offer(userId: string): Promise<void>;
  retry(id: string): Promise<void>;
  /** Moves a row back among the drafts. Resolves with it, or nothing when it has been sent meanwhile. */
  takeBack(id: string, toContext: (row: OutboxRow) => Promise<string>): Promise<OutboxRow | undefined>;
  discard(id: string): Promise<void>;
  /** Whether something lives in this page alone, because the browser did not take it. */
  isAtRisk(): boolean;
  /** Forgets what is shown, not what is kept: another person signs in. */
  clear(): void;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, view } = ports;
  const rows = new Map<string, OutboxRow>();
  /** Rows that the browser did not take: they live as long as the page. */
  const unkept = new Set<string>();
  const underWay = new Map<string, Promise<void>>();

  /** The row as it stands now, whichever tab changed it last. */
  const latest = async (row: OutboxRow) => (unkept.has(row.id) ? rows.get(row.id) : store.readRow(row));
  const keep = async (row: OutboxRow) => {
    rows.set(row.id, row);
    if (!unkept.has(row.id)) await store.writeRow(row);
  };
  const drop = async (row: OutboxRow) => {
    rows.delete(row.id);
    if (!unkept.delete(row.id)) await store.deleteRow(row);
  };
  /** Never two at once, in no tab: what one of them finishes, the others find finished. */
  const alone = <T>(row: OutboxRow, work: (current: OutboxRow) => Promise<T>): Promise<T | undefined> =>
    ports.exclusively(`sez-outbox:${row.id}`, async () => {
      const current = await latest(row);
      if (current) return work(current);
      rows.delete(row.id);
      view.remove(row);
      return undefined;
    });

  const deliver = (row: OutboxRow) =>
    alone(row, async (current) => {
      if (!ports.canSend(current)) return view.show(current, 'waiting');
      view.show(current, 'sending');
      try {
        await finish(current);
      } catch (error) {
        await fail(rows.get(current.id) ?? current, error);
      }
    });

  const finish = async (row: OutboxRow) => {
    let current = row;
    for (const image of row.draft.images.filter((each) => !isStored(each))) {
      const file = await ports.transport.upload(image);
      const images = current.draft.images.map((each) => (each.id === image.id ? { ...each, file, blob: undefined } : each));
      current = { ...current, draft: { ...current.draft, images } };
      await keep(current);
    }
    if (current.postId === undefined) {
      const post = await create(current);
      current = { ...current, postId: post.id };
      await keep(current);
      view.published(current, post);
    }
    await complete(current);
    await drop(current);
  };

  const create = async ({ intent, draft, key }: OutboxRow): Promise<Post> => {
    const mentioned = await ports.transport.findMentioned(draft.text);
    const body = toPostInput(intent, draft, mentioned);
    const post = await ports.transport.create(body, key);
    // A corrected post whose first sending had arrived after all: the server answered with that one.
    const isOlder =
      draft.sentKey !== undefined && ((post.rawText ?? '') !== (body.rawText ?? '') || (post.title ?? '') !== (body.title ?? ''));
    if (!isOlder) return post;
    const said: Draft = { ...emptyDraft, title: post.title ?? '', text: post.rawText ?? '', images: [] };
    return ports.transport.update(post.id, toPostPatch(said, draft, mentioned));
  };

  /** What can only be said about a post that exists. */
  const complete = async ({ postId, draft, hasAlerts }: OutboxRow) => {
    if (postId !== undefined && hasAlerts) {
      await ports.transport.setThresholds(postId, toThresholds(draft.alerts));
    }
    if (draft.serverDraftId !== undefined) await ports.transport.deleteDraft(draft.serverDraftId).catch(() => undefined);
  };

  const fail = async (row: OutboxRow, error: unknown) => {
    const verdict = ports.verdictOf(error);
    const isRefused = verdict === 'refused';
    if (row.postId !== undefined) {
      // The post is there. What was refused about it is said; what nobody heard is told at the next opportunity.
      if (isRefused) await drop(row);
      if (isRefused) view.failed(row, error);
      return;
    }
    if (isRefused) await keep({ ...row, isRefused: true });
    if (verdict === 'signedOut' || (!isRefused && !ports.canSend(row))) return view.show(row, 'waiting');
    view.show(row, 'failed');
    view.failed(row, error);
  };

  const send = (row: OutboxRow): Promise<void> => {
    const current = underWay.get(row.id) ?? deliver(row).then(() => void underWay.delete(row.id));
    underWay.set(row.id, current);
    return current;
  };

  return {
    async publish(context, row) {
      rows.set(row.id, row);
      view.show(row, 'sending');
      if (!(await store.send(context, row))) unkept.add(row.id);
      await send(row);
    },
    async offer(userId) {
      const kept = await store.rowsOf(userId);
      const waiting = [...rows.values()].filter((row) => row.userId === userId && unkept.has(row.id));
      const offered = [...kept, ...waiting].filter((row) => !underWay.has(row.id));
      for (const row of offered) {
        const isNew = !rows.has(row.id);
        rows.set(row.id, row);
        if (isNew && row.postId === undefined) view.show(row, row.isRefused ? 'failed' : 'waiting');
      }
      for (const row of offered) if (!row.isRefused) await send(row);
    },
    async retry(id) {
      const row = rows.get(id);
      if (!row || underWay.has(id)) return;
      await alone(row, (current) => keep({ ...current, isRefused: undefined }));
      const current = rows.get(id);
      if (current) await send(current);
    },
    async takeBack(id, toContext) {
      const row = rows.get(id);
      if (!row || underWay.has(id)) return undefined;
      return alone(row, async (current) => {
        if (current.postId !== undefined) return undefined;
        const context = await toContext(current);
        // Where the browser refuses, it goes on standing where it stands rather than being nowhere.
        if (!(await store.takeBack(current, context, { ...current.draft, sentKey: current.key }))) return undefined;
        rows.delete(id);
        unkept.delete(id);
        view.remove(current);
        return current;
      });
    },
    async discard(id) {
      const row = rows.get(id);
      if (!row || underWay.has(id)) return;
      await alone(row, async (current) => {
        await drop(current);
        view.remove(current);
      });
    },
    isAtRisk: () => unkept.size > 0,
    clear() {
      rows.clear();
      unkept.clear();
    },
  };
}
