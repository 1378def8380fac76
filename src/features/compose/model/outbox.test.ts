import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { required } from '@/shared/lib/required';
import { emptyDraft } from './draft.ts';
import { reduceDraftSession } from './draftSession.ts';
import { context, type Fate, rowOf, userId, World } from './outboxWorld.fixture.ts';

afterEach(() => vi.restoreAllMocks());

describe('the outbox', () => {
  test('a post that was sent within the autosave pause does not come back as a draft', async () => {
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

  test('A fails, B succeeds, reload: A stands as not sent, and is sent once when it is tried again', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.fate = 'refused';
    await world.publish();
    world.fate = 'arrives';
    world.type('B');
    await world.publish();
    await world.reload();
    expect([...world.shown]).toEqual([['optimistic:k1', 'failed']]);
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B']);
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B', 'A']);
    expect(world.shown.size).toBe(0);
  });

  test('an answer that was lost is asked for again with the same key after a reload', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    world.fate = 'answer lost';
    await world.publish();
    world.fate = 'arrives';
    await world.reload();
    expect(world.published.size).toBe(1);
    expect(world.shown.size).toBe(0);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('offline it waits without a word, and is sent once when the line is back', async () => {
    const world = new World();
    await world.open();
    world.fate = 'offline';
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['waiting']);
    expect(world.calls).toBe(0);
    expect(world.messages).toEqual([]);
    world.fate = 'arrives';
    await Promise.all([world.outbox.offer(userId), world.outbox.offer(userId)]);
    expect(world.calls).toBe(1);
  });

  test('a correction of what had arrived after all changes that post instead of making a second one', async () => {
    const world = new World();
    await world.open();
    world.fate = 'answer lost';
    world.type('Mistke');
    await world.publish();
    world.fate = 'arrives';
    await world.edit('optimistic:k1');
    expect(world.session.draft.text).toBe('Mistke');
    world.type('Mistake');
    await world.publish();
    expect([...world.published.values()]).toMatchObject([{ id: 'pk1', rawText: 'Mistake' }]);
  });

  test('a correction is more than words: who may reply is told as well, and nothing is where nothing differs', async () => {
    const world = new World();
    await world.open();
    world.fate = 'answer lost';
    world.type('A');
    await world.publish();
    world.fate = 'arrives';
    await world.edit('optimistic:k1');
    world.session = reduceDraftSession(world.session, { type: 'changed', parts: { isAnyoneCanReply: false } });
    await world.publish();
    expect([...world.published.values()]).toEqual([{ id: 'pk1', rawText: 'A', isAnyoneCanReply: false }]);
    expect(world.updated).toEqual(['pk1']);

    world.fate = 'refused';
    world.type('B');
    await world.publish();
    await world.edit('optimistic:k2');
    world.fate = 'arrives';
    world.type('B at last');
    await world.publish();
    expect(world.updated).toEqual(['pk1']);
  });

  test('nothing more is called once somebody else is signed in, and the writer’s next sign-in goes on', async () => {
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

  test('who signs out and in again while a request is under way sees it go on, and it is sent anew if it did not arrive', async () => {
    const world = new World();
    await world.open();
    world.type('A');
    let offered: Promise<void> | undefined;
    world.fate = 'answer lost';
    world.meanwhile = () => {
      world.meanwhile = () => undefined;
      world.changePerson();
      offered = world.outbox.offer(userId);
    };
    const sending = world.publish();
    await vi.waitFor(() => expect([...world.shown.values()]).toEqual(['sending']));
    await sending;
    world.fate = 'arrives';
    await offered;
    await world.outbox.offer(userId);
    expect(world.shown.size).toBe(0);
    expect(world.published.size).toBe(1);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('what another tab has published, but not completed, stands as on its way no longer', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    const [row] = await world.store.rowsOf(userId);
    await world.store.writeRow({ ...required(row), isRefused: undefined, postId: 'p9' });
    world.fate = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect(world.shown.size).toBe(0);
    expect(world.calls).toBe(1);
  });

  test('a browser that cannot read what it keeps is no other tab that has sent it', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    vi.spyOn(world.db, 'get').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
    await world.outbox.retry('optimistic:k1');
    expect([...world.shown.values()]).toEqual(['failed']);
    world.fate = 'arrives';
    await world.outbox.retry('optimistic:k1');
    expect([...world.published.values()]).toMatchObject([{ rawText: 'A' }]);
  });

  test('an attempt that the browser itself breaks off can be made again', async () => {
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

  test('what another tab has sent meanwhile leaves this one, without being sent again', async () => {
    const world = new World();
    await world.open();
    world.fate = 'refused';
    world.type('A');
    await world.publish();
    world.fate = 'arrives';
    const other = world.start();
    await other.offer(userId);
    await other.retry('optimistic:k1');
    await world.outbox.retry('optimistic:k1');
    expect(world.calls).toBe(2);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('what another tab has given up leaves this one with the next look, and what is just being kept stays', async () => {
    const world = new World();
    await world.open();
    world.fate = 'offline';
    world.type('A');
    await world.publish();
    expect([...world.shown.values()]).toEqual(['waiting']);
    const [row] = await world.store.rowsOf(userId);
    await world.store.deleteRow(required(row));
    await world.outbox.offer(userId);
    expect(world.shown.size).toBe(0);

    world.fate = 'arrives';
    const { send } = world.store;
    vi.spyOn(world.store, 'send').mockImplementation(async (...given) => {
      await world.outbox.offer(userId);
      expect(world.shown.size).toBe(1);
      return send(...given);
    });
    world.type('B');
    await world.publish();
    expect([...world.published.values()].map(({ rawText }) => rawText)).toEqual(['B']);
  });

  test('a draft of the server that was published goes, although the alerts are refused', async () => {
    const world = new World();
    world.areAlertsRefused = true;
    const row = { ...rowOf('k1', { ...emptyDraft, text: 'A', serverDraftId: 'd1' }), hasAlerts: true };
    await world.outbox.publish(context, row);
    expect(world.published.size).toBe(1);
    expect(world.messages).toEqual(['refused']);
    expect(world.deletedDrafts).toEqual(['d1']);
    expect(await world.store.rowsOf(userId)).toEqual([]);
  });

  test('whatever happens in whatever order, nothing typed is lost and each post is published at most once', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), fate: fc.constant<Fate>('arrives') }),
      fc.record({
        do: fc.constantFrom('publish' as const, 'retry' as const),
        fate: fc.constantFrom<Fate>('arrives', 'refused', 'request lost', 'answer lost', 'offline'),
      }),
      fc.record({
        do: fc.constantFrom('autosave' as const, 'reload' as const, 'edit' as const, 'online' as const),
        fate: fc.constantFrom<Fate>('arrives', 'offline'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = new World();
        await world.open();
        /** The last words of everything that was begun; a correction takes the place of what it corrects. */
        const wanted = new Set<string>();
        let words = 0;
        for (const { do: what, fate } of steps) {
          world.fate = fate;
          const first = [...world.shown.keys()][0];
          if (what === 'type') {
            wanted.delete(world.session.draft.text);
            words += 1;
            world.type(`words ${words}`);
            wanted.add(`words ${words}`);
          }
          if (what === 'publish') await world.publish();
          if (what === 'retry' && first) await world.outbox.retry(first);
          if (what === 'edit' && first) await world.edit(first);
          if (what === 'online') await world.outbox.offer(userId);
          if (what === 'autosave') await world.autosave();
          if (what === 'reload') await world.reload();
          const there = await world.texts();
          for (const text of wanted) expect(there).toContain(text);
          const published = [...world.published.values()].map(({ rawText }) => rawText);
          expect(new Set(published).size).toBe(published.length);
        }
      }),
    );
  });
});
