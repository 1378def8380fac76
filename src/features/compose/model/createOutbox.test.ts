import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { required } from '@/shared/lib/required';
import { emptyDraft } from './draft.ts';
import { reduceDraftSession } from './draftSession.ts';
import { context, type Outcome, rowOf, userId, World } from './outboxWorld.fixture.ts';

afterEach(() => vi.restoreAllMocks());

describe('the outbox', () => {
  test('a post that was sent within the autosave pause does not return as a draft', async () => {
    const world = new World();
    await world.open();
    world.type('First');
    await world.autosave();
    world.type('First and more');
    await world.publish();
    await world.autosave();
    await world.reload();
    expect(world.session.draft.text).toBe('');
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['First and more']);
  });

  test('A fails, B succeeds, reload: A is shown as not sent, and is sent once when the person retries', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.outcome = 'refused';
    await world.publish();
    world.outcome = 'arrives';
    world.type('B');
    await world.publish();
    await world.reload();
    expect([...world.shown]).toEqual([['optimistic:k1', 'failed']]);
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B']);
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B', 'A']);
    expect(world.shown.size).toBe(0);
  });

  test('a lost answer is requested again with the same key after a reload', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.outcome = 'answer lost';
    await world.publish();
    world.outcome = 'arrives';
    await world.reload();
    expect(world.published.size).toBe(1);
    expect(world.shown.size).toBe(0);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('a post written offline waits without a message, and is sent once when the connection is back', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'offline';
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['waiting']);
    expect(world.calls).toBe(0);
    expect(world.messages).toEqual([]);
    world.outcome = 'arrives';
    await Promise.all([world.outbox.offer(userId), world.outbox.offer(userId)]);
    expect(world.calls).toBe(1);
  });

  test('a correction of a post that had arrived after all changes that post instead of making a second one', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'answer lost';
    world.type('Mistke');
    await world.publish();
    world.outcome = 'arrives';
    await world.edit('optimistic:k1');
    expect(world.session.draft.text).toBe('Mistke');
    world.type('Mistake');
    await world.publish();
    expect([...world.published.values()]).toMatchObject([{ id: 'pk1', rawText: 'Mistake' }]);
  });

  test('a correction also sends the setting for replies, and sends nothing when nothing differs', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'answer lost';
    world.type('A');
    await world.publish();
    world.outcome = 'arrives';
    await world.edit('optimistic:k1');
    world.session = reduceDraftSession(world.session, { type: 'changed', parts: { isAnyoneCanReply: false } });
    await world.publish();
    expect([...world.published.values()]).toEqual([{ id: 'pk1', rawText: 'A', isAnyoneCanReply: false }]);
    expect(world.updated).toEqual(['pk1']);

    world.outcome = 'refused';
    world.type('B');
    await world.publish();
    await world.edit('optimistic:k2');
    world.outcome = 'arrives';
    world.type('B at last');
    await world.publish();
    expect(world.updated).toEqual(['pk1']);
  });

  test('stops calling once another person is signed in, and continues at the writer’s next sign-in', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.meanwhile = () => world.changePerson();
    await world.publish({ hasAlerts: true });
    expect(world.calls).toBe(1);
    expect(world.messages).toEqual([]);
    expect(await world.store.rowsOf(userId)).toMatchObject([{ postId: 'pk1' }]);
    await world.outbox.retry('optimistic:k1');
    expect(world.calls).toBe(1);

    world.meanwhile = () => undefined;
    world.changePerson();
    await world.outbox.offer(userId);
    expect(world.calls).toBe(2);
    expect(world.shown.size).toBe(0);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('a request continues when the person signs out and in again meanwhile, and is sent again if it did not arrive', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    let offered: Promise<void> | undefined;
    world.outcome = 'answer lost';
    world.meanwhile = () => {
      world.meanwhile = () => undefined;
      world.changePerson();
      offered = world.outbox.offer(userId);
    };
    const sending = world.publish();
    await vi.waitFor(() => expect([...world.shown.values()]).toEqual(['sending']));
    await sending;
    world.outcome = 'arrives';
    await offered;
    await world.outbox.offer(userId);
    expect(world.shown.size).toBe(0);
    expect(world.published.size).toBe(1);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('a post that another tab has published, but not completed, is no longer shown as being sent', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'refused';
    world.type('A');
    await world.publish();
    const [row] = await world.store.rowsOf(userId);
    await world.store.writeRow({ ...required(row), isRefused: undefined, postId: 'p9' });
    world.outcome = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect(world.shown.size).toBe(0);
    expect(world.calls).toBe(1);
  });

  test('a failing read of the storage is not taken for another tab that has sent the post', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'refused';
    world.type('A');
    await world.publish();
    vi.spyOn(world.db, 'get').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
    await world.outbox.retry('optimistic:k1');
    expect([...world.shown.values()]).toEqual(['failed']);
    world.outcome = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()]).toMatchObject([{ rawText: 'A' }]);
  });

  test('an attempt that the browser aborts can be repeated', async () => {
    const world = new World();
    await world.open();
    world.broken = true;
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['failed']);
    world.broken = false;
    await world.outbox.retry('optimistic:k1');
    expect(world.published.size).toBe(1);
  });

  test('a post that another tab has sent meanwhile is removed from this one, without being sent again', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'refused';
    world.type('A');
    await world.publish();
    world.outcome = 'arrives';
    const other = world.start();
    await other.offer(userId);
    await other.retry('optimistic:k1');
    await world.outbox.retry('optimistic:k1');
    expect(world.calls).toBe(2);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('a post that another tab has given up is removed at the next check, but not one that is just being stored', async () => {
    const world = new World();
    await world.open();
    world.outcome = 'offline';
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['waiting']);
    const [row] = await world.store.rowsOf(userId);
    await world.store.deleteRow(required(row));
    await world.outbox.offer(userId);
    expect(world.shown.size).toBe(0);

    world.outcome = 'arrives';
    const { send } = world.store;
    vi.spyOn(world.store, 'send').mockImplementation(async (...args) => {
      await world.outbox.offer(userId);
      expect(world.shown.size).toBe(1);
      return send(...args);
    });
    world.type('B');
    await world.publish();
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B']);
  });

  test('a published draft is deleted from the server, although the alerts are refused', async () => {
    const world = new World();
    world.areAlertsRefused = true;
    const row = { ...rowOf('k1', { ...emptyDraft, text: 'A', serverDraftId: 'd1' }), hasAlerts: true };
    await world.outbox.publish(context, row);
    expect(world.published.size).toBe(1);
    expect(world.messages).toEqual(['refused']);
    expect(world.deletedDrafts).toEqual(['d1']);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('for any events in any order, no typed text is lost and each post is published at most once', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), outcome: fc.constant<Outcome>('arrives') }),
      fc.record({
        do: fc.constantFrom('publish' as const, 'retry' as const),
        outcome: fc.constantFrom<Outcome>('arrives', 'refused', 'request lost', 'answer lost', 'offline'),
      }),
      fc.record({
        do: fc.constantFrom('autosave' as const, 'reload' as const, 'edit' as const, 'online' as const),
        outcome: fc.constantFrom<Outcome>('arrives', 'offline'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = new World();
        await world.open();
        /** The latest text of every post that was begun; a correction replaces the text that it corrects. */
        const expectedTexts = new Set<string>();
        let numTexts = 0;
        for (const { do: what, outcome } of steps) {
          world.outcome = outcome;
          const first = [...world.shown.keys()][0];
          if (what === 'type') {
            expectedTexts.delete(world.session.draft.text);
            numTexts += 1;
            world.type(`words ${numTexts}`);
            expectedTexts.add(`words ${numTexts}`);
          }
          if (what === 'publish') await world.publish();
          if (what === 'retry' && first) await world.outbox.retry(first);
          if (what === 'edit' && first) await world.edit(first);
          if (what === 'online') await world.outbox.offer(userId);
          if (what === 'autosave') await world.autosave();
          if (what === 'reload') await world.reload();
          const there = await world.texts();
          for (const text of expectedTexts) expect(there).toContain(text);
          const published = [...world.published.values()].map(({ rawText }) => rawText);
          expect(new Set(published).size).toBe(published.length);
        }
      }),
    );
  });
});
