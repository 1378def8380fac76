import type { FileRef, Post, PostInput, PostPatch, WeighInThreshold } from '@/api';
import { type Draft, type DraftImage, isStored } from './draft.ts';
import type { OutboxRow } from './outboxRow.ts';
import { type Mentioned, toPostInput, toPostPatch } from './postBody.ts';
import { draftOf } from './subject.ts';
import { toThresholds } from './thresholds.ts';

/** Where rows are kept between two visits, or at least until the page is left. */
export interface OutboxStore {
  send(context: string, row: OutboxRow): Promise<unknown>;
  takeBack(row: OutboxRow, context: string, draft: Draft): Promise<unknown>;
  /** Undefined where there is none any longer. Rejects where that cannot be told. */
  readRow(row: OutboxRow): Promise<OutboxRow | undefined>;
  rowsOf(userId: string): Promise<readonly OutboxRow[]>;
  writeRow(row: OutboxRow): Promise<unknown>;
  deleteRow(row: OutboxRow): Promise<unknown>;
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
  /** Answers whether it shows: only its writer sees it. */
  show(row: OutboxRow, state: 'sending' | 'waiting' | 'failed'): boolean;
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
  /** Forgets what is shown, not what is kept: another person signs in. */
  clear(): void;
}

/** Ends an attempt: its writer has left, or the line. */
const stopped = new Error('stopped');

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, view } = ports;
  const rows = new Map<string, OutboxRow>();
  const underWay = new Map<string, Promise<void>>();
  /** Rows whose cards the person who is signed in has been shown. */
  const shown = new Set<string>();

  const show = (row: OutboxRow, state: 'sending' | 'waiting' | 'failed') => {
    if (view.show(row, state)) shown.add(row.id);
  };
  const remove = (row: OutboxRow) => {
    rows.delete(row.id);
    shown.delete(row.id);
    view.remove(row);
  };
  /** The row as it stands now, whichever tab changed it last. What cannot be read is what this page knows: it may not count as sent. */
  const latest = (row: OutboxRow) => store.readRow(row).catch(() => rows.get(row.id));
  const keep = async (row: OutboxRow) => {
    // Whoever signed in meanwhile has nothing to do with it; it is kept for its writer.
    if (rows.has(row.id)) rows.set(row.id, row);
    await store.writeRow(row);
  };
  const drop = async (row: OutboxRow) => {
    rows.delete(row.id);
    await store.deleteRow(row);
  };
  /** Never two at once, in no tab: what one of them finishes, the others find finished. */
  const alone = <T>(row: OutboxRow, work: (current: OutboxRow) => Promise<T>): Promise<T | undefined> =>
    ports.exclusively(`sez-outbox:${row.id}`, async () => {
      const current = await latest(row);
      if (current) return work(current);
      remove(row);
      return undefined;
    });

  const deliver = (row: OutboxRow) =>
    alone(row, async (current) => {
      // Published by another tab, or before a reload: it stands in the server's lists, and what is left to do shows nowhere.
      if (current.postId !== undefined && shown.has(row.id)) remove(current);
      else if (current.postId === undefined) show(current, ports.canSend(current) ? 'sending' : 'waiting');
      let reached = current;
      try {
        await finish(current, async (next) => {
          reached = next;
          await keep(next);
        });
      } catch (error) {
        await fail(reached, error);
      }
    });

  /** Every call asks again whether it may be made: somebody else may have signed in since the last one. */
  const call = <T>(row: OutboxRow, what: () => Promise<T>): Promise<T> => (ports.canSend(row) ? what() : Promise.reject(stopped));

  const finish = async (row: OutboxRow, reach: (row: OutboxRow) => Promise<void>) => {
    let current = row;
    for (const image of row.draft.images.filter((each) => !isStored(each))) {
      const file = await call(row, () => ports.transport.upload(image));
      const images = current.draft.images.map((each) => (each.id === image.id ? { ...each, file, blob: undefined } : each));
      current = { ...current, draft: { ...current.draft, images } };
      await reach(current);
    }
    if (current.postId === undefined) {
      const post = await create(current);
      current = { ...current, postId: post.id };
      await reach(current);
      shown.delete(row.id);
      view.published(current, post);
    }
    await complete(current);
    await drop(current);
  };

  const create = async (row: OutboxRow): Promise<Post> => {
    const { intent, draft, key } = row;
    const mentioned = await call(row, () => ports.transport.findMentioned(draft.text));
    const post = await call(row, () => ports.transport.create(toPostInput(intent, draft, mentioned), key));
    if (draft.sentKey === undefined) return post;
    // A corrected post whose first sending had arrived after all: the server answered with that one.
    const correction = toPostPatch(draftOf(post), draft, mentioned);
    return Object.keys(correction).length === 0 ? post : call(row, () => ports.transport.update(post.id, correction));
  };

  /** What can only be said about a post that exists. */
  const complete = async (row: OutboxRow) => {
    const { postId, draft, hasAlerts } = row;
    const { serverDraftId } = draft;
    // First, because the alerts may be refused: what was published is no draft any longer.
    if (serverDraftId !== undefined) await call(row, () => ports.transport.deleteDraft(serverDraftId).catch(() => undefined));
    if (postId !== undefined && hasAlerts) await call(row, () => ports.transport.setThresholds(postId, toThresholds(draft.alerts)));
  };

  const fail = async (row: OutboxRow, error: unknown) => {
    const verdict = error === stopped ? 'signedOut' : ports.verdictOf(error);
    const isRefused = verdict === 'refused';
    if (row.postId !== undefined) {
      // The post is there. What was refused about it is said; what nobody heard is told at the next opportunity.
      if (isRefused) await drop(row);
      if (isRefused) view.failed(row, error);
      return;
    }
    if (isRefused) await keep({ ...row, isRefused: true });
    if (verdict === 'signedOut' || (!isRefused && !ports.canSend(row))) return show(row, 'waiting');
    show(row, 'failed');
    view.failed(row, error);
  };

  const send = (row: OutboxRow): Promise<void> => {
    const current =
      underWay.get(row.id) ??
      deliver(row)
        // Neither the server nor the line: the browser itself. It is still kept, and can be tried again.
        .catch((error: unknown) => {
          show(row, 'failed');
          view.failed(row, error);
        })
        .finally(() => void underWay.delete(row.id));
    underWay.set(row.id, current);
    return current;
  };

  /** The same person is back while what they sent before is still on its way: if that ends with the old session, it is sent anew. */
  const sendAfter = async (row: OutboxRow, attempt: Promise<void>): Promise<void> => {
    await attempt;
    const current = await latest(row).catch(() => undefined);
    if (current && rows.has(row.id) && !current.isRefused) await send(current);
  };

  return {
    async publish(context, row) {
      rows.set(row.id, row);
      show(row, 'sending');
      await store.send(context, row);
      await send(row);
    },
    async offer(userId) {
      const kept = await store.rowsOf(userId);
      const attempts: Promise<void>[] = [];
      const offered: OutboxRow[] = [];
      for (const row of kept) {
        const isNew = !shown.has(row.id);
        const attempt = underWay.get(row.id);
        if (isNew || !attempt) rows.set(row.id, row);
        if (isNew && row.postId === undefined) show(row, attempt ? 'sending' : row.isRefused ? 'failed' : 'waiting');
        if (!attempt) offered.push(row);
        else if (isNew) attempts.push(sendAfter(row, attempt));
      }
      for (const row of offered) if (!row.isRefused) await send(row);
      await Promise.all(attempts);
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
        await store.takeBack(current, context, { ...current.draft, sentKey: current.key });
        remove(current);
        return current;
      });
    },
    async discard(id) {
      const row = rows.get(id);
      if (!row || underWay.has(id)) return;
      await alone(row, async (current) => {
        await drop(current);
        remove(current);
      });
    },
    clear() {
      shown.clear();
      rows.clear();
    },
  };
}
