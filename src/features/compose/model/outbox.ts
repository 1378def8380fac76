import { contextKeyOf, type Draft, draftKeyBeside, isStored } from './draft.ts';
import { applyEdit, isUnchanged, knownOf } from './edit.ts';
import { completePost, createPost } from './newPost.ts';
import type { Call, Outbox, OutboxPorts } from './outboxPorts.ts';
import { type EditRow, isEdit, type NewPostRow, type OutboxRow, queueKeyOf, queueKeyOfPost } from './outboxRow.ts';
import { draftOf } from './subject.ts';

/** Ends an attempt: its author has signed out or is offline, or has changed the post again, or is deleting it. */
const stopped = new Error('stopped');

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, transport, view } = ports;
  const rows = new Map<string, OutboxRow>();
  const attempts = new Map<string, Promise<void>>();
  /** Ids of rows that the signed-in person sees. */
  const shown = new Set<string>();
  /** Ids of rows that are being written to the browser's storage. */
  const storing = new Set<string>();
  /** Ids of posts whose deletion is queued or being sent. */
  const deleting = new Set<string>();
  /** Posts as the last change sent from here has made them. An edit that began earlier doesn't know that version. */
  const saved = new Map<string, Draft>();

  const show = (row: OutboxRow, state: 'sending' | 'waiting' | 'failed') => {
    if (view.show(row, state)) shown.add(row.id);
  };
  const remove = (row: OutboxRow, isElsewhere?: boolean) => {
    rows.delete(row.id);
    shown.delete(row.id);
    view.remove(row, isElsewhere);
  };
  /** The stored row, whichever tab changed it last. If it can't be read, this page's copy is used, so that it doesn't count as sent. */
  const latest = (row: OutboxRow) => store.readRow(row).catch(() => rows.get(row.id));
  const persist = async (row: OutboxRow) => {
    // A row that this page no longer lists is still stored for its author.
    if (rows.has(row.id)) rows.set(row.id, row);
    await store.writeRow(row);
  };
  const drop = async (row: OutboxRow) => {
    rows.delete(row.id);
    await store.deleteRow(row);
  };
  /** Runs work on a row in one tab at a time; a row that another tab has finished is removed here. */
  const withLock = <R extends OutboxRow, T>(row: R, work: (current: R) => Promise<T>): Promise<T | undefined> =>
    ports.exclusively(queueKeyOf(row), async () => {
      // The cast is safe because the type of a row never changes.
      const current = (await latest(row)) as R | undefined;
      if (current) return work(current);
      remove(row, rows.has(row.id));
      return undefined;
    });

  const deliver = (row: OutboxRow) => (isEdit(row) ? withLock(row, deliverEdit) : withLock(row, deliverPost));

  const deliverPost = async (row: NewPostRow) => {
    // A post that another tab has published, or this one before a reload, is in the server's lists; its remaining calls aren't shown.
    if (row.postId !== undefined && shown.has(row.id)) remove(row);
    else if (row.postId === undefined) show(row, ports.canSend(row) ? 'sending' : 'waiting');
    let reached = row;
    try {
      await finish(row, async (next) => {
        reached = next;
        await persist(next);
      });
    } catch (error) {
      await fail(reached, error);
    }
  };

  const isWanted = ({ id, intent }: EditRow) => rows.has(id) && !deleting.has(intent.postId);
  /** Checks before every call whether it may still be made: somebody else may have signed in since the last one, or a change was replaced. */
  const callFor =
    (row: OutboxRow): Call =>
    (request) =>
      ports.canSend(row) && (!isEdit(row) || isWanted(row)) ? request() : Promise.reject(stopped);

  /** Uploads the pictures whose upload hadn't finished when the person published. `onProgress` gets the row after each of them. */
  const withImages = async <R extends OutboxRow>(row: R, onProgress: (row: R) => Promise<void>): Promise<R> => {
    let current = row;
    for (const image of row.draft.images.filter((each) => !isStored(each))) {
      const file = await callFor(row)(() => transport.upload(image));
      const images = current.draft.images.map((each) => (each.id === image.id ? { ...each, file, blob: undefined } : each));
      current = { ...current, draft: { ...current.draft, images } };
      await onProgress(current);
    }
    return current;
  };

  const finish = async (row: NewPostRow, onProgress: (row: NewPostRow) => Promise<void>) => {
    let current = await withImages(row, onProgress);
    if (current.postId === undefined) {
      const post = await createPost(current, transport, callFor(row));
      current = { ...current, postId: post.id };
      await onProgress(current);
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
      // The post is published. A refused call about it is reported; one that didn't reach the server is sent again later.
      if (isRefused) await drop(row);
      if (isRefused) view.failed(row, error);
      return;
    }
    if (isRefused) await persist({ ...row, isRefused: true });
    if (verdict === 'signedOut' || (!isRefused && !ports.canSend(row))) return show(row, 'waiting');
    show(row, 'failed');
    view.failed(row, error);
  };

  const deliverEdit = async (row: EditRow) => {
    // A newer change has replaced it, or its author has signed out.
    if (!rows.has(row.id)) return;
    show(row, ports.canSend(row) ? 'sending' : 'waiting');
    let reached = row;
    try {
      reached = await withImages(row, async (next) => {
        reached = next;
        if (rows.has(row.id)) await persist(next);
      });
      const post = await applyEdit(reached, transport, callFor(row), (serverPost) => view.read(row, serverPost));
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
    // Its author has signed out, or has saved the post again: the failure isn't reported.
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
      attempts.get(row.id) ??
      deliver(row)
        // The browser's storage or locks failed. The row still exists and can be sent again.
        .catch((error: unknown) => {
          show(row, 'failed');
          view.failed(row, error);
        })
        .finally(() => void attempts.delete(row.id));
    attempts.set(row.id, current);
    return current;
  };

  const isRefused = (row: OutboxRow) => !isEdit(row) && row.isRefused === true;

  /** Sends a row again if its earlier attempt, begun before the person signed out and in again, ended without success. */
  const sendAfter = async (row: OutboxRow, attempt: Promise<void>): Promise<void> => {
    await attempt;
    const current = await latest(row).catch(() => undefined);
    if (current && rows.has(row.id) && !isRefused(current)) await send(current);
  };

  /** The row of a new post, if it isn't being sent. */
  const idleRow = (id: string): NewPostRow | undefined => {
    const row = rows.get(id);
    return !row || isEdit(row) || attempts.has(id) ? undefined : row;
  };
  const changesOf = (postId: string) => [...rows.values()].filter(isEdit).filter(({ intent }) => intent.postId === postId);
  /** All versions of a post that may be on the server if only some of its changes have arrived. */
  const versionsOf = (edits: readonly EditRow[]) => edits.flatMap(({ known, draft }) => [...known, draft]);
  const discard = (row: OutboxRow) =>
    withLock(row, async (current) => {
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
    async change(context, newRow) {
      const { id, userId, writtenAt } = newRow;
      const own = saved.get(newRow.intent.postId);
      const earlier = changesOf(newRow.intent.postId);
      const known = [...newRow.known, ...(own ? [own] : []), ...versionsOf(earlier)];
      if (known.every((each) => isUnchanged(each, newRow.draft))) return void (await store.deleteDraft(userId, context));
      let row = { ...newRow, known: known.map(knownOf) };
      storing.add(id);
      rows.set(id, row);
      show(row, 'sending');
      for (const other of earlier) remove(other);
      await store.send(context, row, earlier);
      storing.delete(id);
      // Other tabs may have saved changes of this post as well.
      const others = (await store.rowsOf(userId))
        .filter(isEdit)
        .filter((each) => queueKeyOf(each) === queueKeyOf(row) && each.writtenAt < writtenAt);
      if (others.length > 0 && rows.has(id)) {
        row = { ...row, known: [...row.known, ...versionsOf(others).map(knownOf)] };
        await persist(row);
        for (const other of others) await store.deleteRow(other);
      }
      await send(row);
    },
    async offer(userId) {
      const storedRows = await store.rowsOf(userId);
      const resends: Promise<void>[] = [];
      const isMissing = ({ id }: OutboxRow) => !attempts.has(id) && !storing.has(id) && !storedRows.some((row) => row.id === id);
      // Another tab has sent, replaced or discarded the missing rows; `send` finds that out and removes them.
      const toSend = [...rows.values()].filter(isMissing);
      for (const row of storedRows) {
        const isNew = !shown.has(row.id);
        const attempt = attempts.get(row.id);
        if (isNew || !attempt) rows.set(row.id, row);
        if (isNew && (isEdit(row) || row.postId === undefined)) show(row, attempt ? 'sending' : isRefused(row) ? 'failed' : 'waiting');
        if (!attempt) toSend.push(row);
        else if (isNew) resends.push(sendAfter(row, attempt));
      }
      for (const row of toSend) if (!isRefused(row) || isMissing(row)) await send(row);
      await Promise.all(resends);
    },
    async retry(id) {
      const row = idleRow(id);
      if (!row) return;
      await withLock(row, (current) => persist({ ...current, isRefused: undefined }));
      const current = rows.get(id);
      if (current) await send(current);
    },
    async takeBack(id, toContext) {
      const row = idleRow(id);
      if (!row) return undefined;
      return withLock(row, async (current) => {
        if (current.postId !== undefined) return undefined;
        await store.takeBack(current, toContext(current), { ...current.draft, sentKey: current.key });
        remove(current);
        return current;
      });
    },
    async discard(id) {
      const row = idleRow(id);
      if (row) await discard(row);
    },
    async withdraw(postId) {
      for (const row of changesOf(postId)) if (!attempts.has(row.id)) await discard(row);
    },
    async deletePost(userId, postId, request) {
      deleting.add(postId);
      const isDeleted = await ports
        .exclusively(queueKeyOfPost(postId), async () => {
          if (!(await request())) return false;
          await store.deleteChanges(userId, postId);
          for (const row of changesOf(postId)) remove(row);
          return true;
        })
        .finally(() => deleting.delete(postId));
      if (!isDeleted) for (const row of changesOf(postId)) void send(row);
      return isDeleted;
    },
  };
}
