import { applyEdit } from './applyEdit.ts';
import { completePost, createPost } from './newPost.ts';
import type { Call, Outbox, OutboxPorts } from './outboxPorts.ts';
import { isEdit, type OutboxRow, queueKeyOf, queueKeyOfPost } from './outboxRow.ts';
import { canCall, type Effect, emptyOutbox, idlePost, type OutboxEvent } from './outboxState.ts';
import { reduceOutbox } from './reduceOutbox.ts';
import { draftOf } from './subject.ts';

/** Ends an attempt: its author has signed out or is offline, or has changed the post again, or is deleting it. */
const stopped = new Error('stopped');

/** Runs the outbox: `reduceOutbox` decides, this does it and reports the result as the next event. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, transport, view } = ports;
  let state = emptyOutbox;

  /** Runs an event and those that follow from it. Resolves with the last one. */
  const run = async (first: OutboxEvent): Promise<OutboxEvent> => {
    let last = first;
    for (let next: OutboxEvent | undefined = first; next; next = await advance(last)) last = next;
    return last;
  };
  const advance = async (event: OutboxEvent): Promise<OutboxEvent | undefined> => {
    const { state: after, effects } = reduceOutbox(state, event);
    state = after;
    let next: OutboxEvent | undefined;
    try {
      for (const effect of effects) {
        const result = perform(effect);
        // Effects without a result are performed in the same turn, so that the screen agrees with the state.
        next = (result && 'then' in result ? await result : result) ?? next;
      }
    } catch (error) {
      if (!('id' in event) || event.type === 'broken') throw error;
      return { type: 'broken', id: event.id, error };
    }
    return next;
  };

  const perform = (effect: Effect): OutboxEvent | undefined | Promise<OutboxEvent | undefined> => {
    switch (effect.type) {
      case 'view':
        // The method and its arguments belong together; TypeScript can't see that in a union.
        (view[effect.method] as (...args: readonly unknown[]) => void)(...effect.args);
        return undefined;
      case 'store':
        return (store[effect.method] as (...args: readonly unknown[]) => Promise<unknown>)(...effect.args).then(() => effect.next);
      case 'pause':
        return { type: 'paused', id: effect.id };
      case 'listOthers':
        return store.rowsOf(effect.row.userId).then((rows) => ({ type: 'othersListed', id: effect.row.id, rows }));
      case 'run':
        return run(effect.event).then(() => undefined);
      case 'attempt':
        return attempt(effect.row);
      case 'move':
        return move(effect.row, effect.context);
      case 'giveBack': {
        const { row, error, isFinal } = effect;
        return store
          .takeBack(row, effect.context, row.draft)
          .then((context) => ({ type: 'givenBack', id: row.id, context, error, isFinal }));
      }
      default:
        return call(effect).catch(
          (error: unknown): OutboxEvent => ({
            type: 'failed',
            id: effect.row.id,
            error,
            verdict: error === stopped ? 'signedOut' : ports.verdictOf(error),
            isFinal: ports.isFinal(error),
            isFileLost: ports.isFileLost(error),
            canSend: ports.canSend(effect.row),
          }),
        );
    }
  };

  /** The stored row, whichever tab changed it last. If it can't be read, this page's copy is used, so that it doesn't count as sent. */
  const latest = (row: OutboxRow) => store.readRow(row).catch(() => state.entries.get(row.id)?.row);
  /** Runs a whole attempt in the row's queue. */
  const attempt = (row: OutboxRow) =>
    ports.exclusively(queueKeyOf(row), async () => {
      await run({ type: 'locked', id: row.id, stored: await latest(row), canSend: ports.canSend(row) });
      return undefined;
    });
  const move = (row: OutboxRow, context: string | undefined) =>
    ports.exclusively(queueKeyOf(row), async (): Promise<OutboxEvent> => {
      const current = await latest(row);
      const { id } = row;
      if (!current) return { type: 'missing', id };
      if (context === undefined) await store.deleteRow(current);
      // A post that is published already has nothing to take back.
      else if (isEdit(current) || current.postId !== undefined) return { type: 'paused', id };
      else await store.takeBack(current, context, { ...current.draft, sentKey: current.key });
      return { type: 'moved', id, row: current };
    });

  /** Checks before every call whether it may still be made: somebody else may have signed in since the last one, or a change was replaced. */
  const callFor =
    (row: OutboxRow): Call =>
    (request) =>
      ports.canSend(row) && canCall(state, row) ? request() : Promise.reject(stopped);

  const call = async (effect: Extract<Effect, { type: 'upload' | 'create' | 'complete' | 'apply' }>): Promise<OutboxEvent> => {
    const { id } = effect.row;
    const make = callFor(effect.row);
    switch (effect.type) {
      case 'upload': {
        const { image } = effect;
        return { type: 'uploaded', id, imageId: image.id, file: await make(() => transport.upload(image)) };
      }
      case 'create':
        return { type: 'created', id, post: await createPost(effect.row, transport, make) };
      case 'complete':
        return { type: 'completed', id, post: await completePost(effect.row, transport, make) };
      case 'apply': {
        const { row } = effect;
        const post = await applyEdit(row, transport, make, (serverPost) => view.read(row, serverPost));
        return { type: 'applied', id, post, version: draftOf(post) };
      }
    }
  };

  return {
    async publish(context, row) {
      await run({ type: 'publish', id: row.id, context, row });
    },
    async change(context, row) {
      await run({ type: 'change', id: row.id, context, row });
    },
    async offer(userId) {
      await run({ type: 'listed', rows: await store.rowsOf(userId) });
    },
    async retry(id) {
      await run({ type: 'retry', id });
    },
    async takeBack(id, toContext) {
      const row = idlePost(state, id);
      const last = row && (await run({ type: 'takeBack', id, context: toContext(row) }));
      return last?.type === 'moved' && !isEdit(last.row) ? last.row : undefined;
    },
    async discard(id) {
      await run({ type: 'discard', id });
    },
    async withdraw(postId) {
      await run({ type: 'withdraw', postId });
    },
    async deletePost(userId, postId, request) {
      await run({ type: 'deletionQueued', postId });
      return ports.exclusively(queueKeyOfPost(postId), async () => {
        try {
          if (!(await request())) return false;
          await store.deleteChanges(userId, postId);
          await run({ type: 'postDeleted', postId });
          return true;
        } finally {
          // Changes that are left are sent in their queue, after this deletion.
          void run({ type: 'deletionEnded', postId });
        }
      });
    },
  };
}
