import { contextKeyOf, type Draft, draftKeyBeside, isStored } from './draft.ts';
import { applyEdit, isUnchanged, knownOf } from './edit.ts';
import { completePost, createPost } from './newPost.ts';
import type { Call, Outbox, OutboxPorts } from './outboxPorts.ts';
import { type EditRow, isEdit, type NewPostRow, type OutboxRow, queueKeyOf, queueKeyOfPost } from './outboxRow.ts';
import { draftOf } from './subject.ts';

/** Ends an attempt: its writer has left, or the line; or the same person has changed the post once more, or deletes it. */
const stopped = new Error('stopped');

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, transport, view } = ports;
  const rows = new Map<string, OutboxRow>();
  const underWay = new Map<string, Promise<void>>();
  /** Rows that the person who is signed in has been shown. */
  const shown = new Set<string>();
  /** Rows that the browser is being given to keep. */
  const storing = new Set<string>();
  /** Posts whose deletion waits for its turn, or is on its way. */
  const leaving = new Set<string>();
  /** What changes that were sent from here have made of their posts: whoever began to write before does not know. */
  const saved = new Map<string, Draft>();

  const show = (row: OutboxRow, state: 'sending' | 'waiting' | 'failed') => {
    if (view.show(row, state)) shown.add(row.id);
  };
  const remove = (row: OutboxRow, isElsewhere?: boolean) => {
    rows.delete(row.id);
    shown.delete(row.id);
    view.remove(row, isElsewhere);
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
  const alone = <R extends OutboxRow, T>(row: R, work: (current: R) => Promise<T>): Promise<T | undefined> =>
    ports.exclusively(queueKeyOf(row), async () => {
      // What a row is never changes: only how far it has come.
      const current = (await latest(row)) as R | undefined;
      if (current) return work(current);
      remove(row, rows.has(row.id));
      return undefined;
    });

  const deliver = (row: OutboxRow) => (isEdit(row) ? alone(row, deliverEdit) : alone(row, deliverPost));

  const deliverPost = async (row: NewPostRow) => {
    // Published by another tab, or before a reload: it stands in the server's lists, and what is left to do shows nowhere.
    if (row.postId !== undefined && shown.has(row.id)) remove(row);
    else if (row.postId === undefined) show(row, ports.canSend(row) ? 'sending' : 'waiting');
    let reached = row;
    try {
      await finish(row, async (next) => {
        reached = next;
        await keep(next);
      });
    } catch (error) {
      await fail(reached, error);
    }
  };

  const isWanted = ({ id, intent }: EditRow) => rows.has(id) && !leaving.has(intent.postId);
  /** Every call asks again whether it may be made: somebody else may have signed in since the last one, or a change was replaced. */
  const callFor =
    (row: OutboxRow): Call =>
    (what) =>
      ports.canSend(row) && (!isEdit(row) || isWanted(row)) ? what() : Promise.reject(stopped);

  /** Stores the pictures that were still on their way when the row was sent off. */
  const withImages = async <R extends OutboxRow>(row: R, reach: (row: R) => Promise<void>): Promise<R> => {
    let current = row;
    for (const image of row.draft.images.filter((each) => !isStored(each))) {
      const file = await callFor(row)(() => transport.upload(image));
      const images = current.draft.images.map((each) => (each.id === image.id ? { ...each, file, blob: undefined } : each));
      current = { ...current, draft: { ...current.draft, images } };
      await reach(current);
    }
    return current;
  };

  const finish = async (row: NewPostRow, reach: (row: NewPostRow) => Promise<void>) => {
    let current = await withImages(row, reach);
    if (current.postId === undefined) {
      const post = await createPost(current, transport, callFor(row));
      current = { ...current, postId: post.id };
      await reach(current);
      shown.delete(row.id);
      view.published(current, post);
    }
    const completed = await completePost(current, transport, callFor(row));
    await drop(current);
    if (current.hasAlerts) view.alertsSet(current, completed);
  };

  const verdictOf = (error: unknown) => (error === stopped ? 'signedOut' : ports.verdictOf(error));

  const fail = async (row: NewPostRow, error: unknown) => {
    const verdict = verdictOf(error);
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

  const deliverEdit = async (row: EditRow) => {
    // Replaced by a newer one, or its writer has left.
    if (!rows.has(row.id)) return;
    show(row, ports.canSend(row) ? 'sending' : 'waiting');
    let reached = row;
    try {
      reached = await withImages(row, async (next) => {
        reached = next;
        if (rows.has(row.id)) await keep(next);
      });
      const post = await applyEdit(reached, transport, callFor(row), (found) => view.read(row, found));
      saved.set(row.intent.postId, draftOf(post));
      const isLast = rows.has(row.id);
      await drop(row);
      shown.delete(row.id);
      view.changed(row, post, isLast);
    } catch (error) {
      await failEdit(reached, error);
    }
  };

  const failEdit = async (row: EditRow, error: unknown) => {
    // Its writer has left, or has saved the post once more: nobody's news.
    if (!rows.has(row.id)) return;
    const verdict = verdictOf(error);
    if (verdict !== 'refused') {
      show(row, 'waiting');
      if (verdict === 'unreached' && ports.canSend(row)) view.failed(row, error);
      return;
    }
    const isFinal = ports.isFinal(error);
    const context = await store.takeBack(row, isFinal ? draftKeyBeside(row.place) : contextKeyOf(row.intent), row.draft);
    remove(row);
    view.refused(row, error, context, isFinal);
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

  const isRefused = (row: OutboxRow) => !isEdit(row) && row.isRefused === true;

  /** The same person is back while what they sent before is still on its way: if that ends with the old session, it is sent anew. */
  const sendAfter = async (row: OutboxRow, attempt: Promise<void>): Promise<void> => {
    await attempt;
    const current = await latest(row).catch(() => undefined);
    if (current && rows.has(row.id) && !isRefused(current)) await send(current);
  };

  /** The row of a new post that can be touched: nothing of it is on its way. */
  const resting = (id: string): NewPostRow | undefined => {
    const row = rows.get(id);
    return !row || isEdit(row) || underWay.has(id) ? undefined : row;
  };
  const changesOf = (postId: string) => [...rows.values()].filter(isEdit).filter(({ intent }) => intent.postId === postId);
  /** All that a post may say if some of its changes have arrived, and others have not. */
  const seenBy = (edits: readonly EditRow[]) => edits.flatMap(({ known, draft }) => [...known, draft]);
  const discard = (row: OutboxRow) =>
    alone(row, async (current) => {
      await drop(current);
      remove(current);
    });

  return {
    async publish(context, row) {
      rows.set(row.id, row);
      show(row, 'sending');
      storing.add(row.id);
      await store.send(context, row);
      storing.delete(row.id);
      await send(row);
    },
    async change(context, given) {
      const { id, userId, writtenAt } = given;
      const own = saved.get(given.intent.postId);
      const earlier = changesOf(given.intent.postId);
      const known = [...given.known, ...(own ? [own] : []), ...seenBy(earlier)];
      if (known.every((each) => isUnchanged(each, given.draft))) return void (await store.deleteDraft(userId, context));
      let row = { ...given, known: known.map(knownOf) };
      storing.add(id);
      rows.set(id, row);
      show(row, 'sending');
      for (const other of earlier) remove(other);
      await store.send(context, row, earlier);
      storing.delete(id);
      // Other tabs may have saved it as well.
      const others = (await store.rowsOf(userId))
        .filter(isEdit)
        .filter((each) => queueKeyOf(each) === queueKeyOf(row) && each.writtenAt < writtenAt);
      if (others.length > 0 && rows.has(id)) {
        row = { ...row, known: [...row.known, ...seenBy(others).map(knownOf)] };
        await keep(row);
        for (const other of others) await store.deleteRow(other);
      }
      await send(row);
    },
    async offer(userId) {
      const kept = await store.rowsOf(userId);
      const attempts: Promise<void>[] = [];
      const isGone = ({ id }: OutboxRow) => !underWay.has(id) && !storing.has(id) && !kept.some((row) => row.id === id);
      // Sent, replaced or given up by another tab, which is found out on the way.
      const offered = [...rows.values()].filter(isGone);
      for (const row of kept) {
        const isNew = !shown.has(row.id);
        const attempt = underWay.get(row.id);
        if (isNew || !attempt) rows.set(row.id, row);
        if (isNew && (isEdit(row) || row.postId === undefined)) show(row, attempt ? 'sending' : isRefused(row) ? 'failed' : 'waiting');
        if (!attempt) offered.push(row);
        else if (isNew) attempts.push(sendAfter(row, attempt));
      }
      for (const row of offered) if (!isRefused(row) || isGone(row)) await send(row);
      await Promise.all(attempts);
    },
    async retry(id) {
      const row = resting(id);
      if (!row) return;
      await alone(row, (current) => keep({ ...current, isRefused: undefined }));
      const current = rows.get(id);
      if (current) await send(current);
    },
    async takeBack(id, toContext) {
      const row = resting(id);
      if (!row) return undefined;
      return alone(row, async (current) => {
        if (current.postId !== undefined) return undefined;
        await store.takeBack(current, toContext(current), { ...current.draft, sentKey: current.key });
        remove(current);
        return current;
      });
    },
    async discard(id) {
      const row = resting(id);
      if (row) await discard(row);
    },
    async withdraw(postId) {
      for (const row of changesOf(postId)) if (!underWay.has(row.id)) await discard(row);
    },
    async deletePost(userId, postId, request) {
      leaving.add(postId);
      const isGone = await ports
        .exclusively(queueKeyOfPost(postId), async () => {
          if (!(await request())) return false;
          await store.deleteChanges(userId, postId);
          for (const row of changesOf(postId)) remove(row);
          return true;
        })
        .finally(() => leaving.delete(postId));
      if (!isGone) for (const row of changesOf(postId)) void send(row);
      return isGone;
    },
  };
}
