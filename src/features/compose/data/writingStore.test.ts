import { expect, test } from 'vitest';
import { emptyDraft } from '../model/draft.ts';
import { rowOf, userId, World } from '../model/outboxWorld.fixture.ts';

/** Rows as earlier versions stored them: the target of a post and the fallback key of a change were called `place`. */
const { intent: _intent, ...sent } = rowOf('k1', { ...emptyDraft, text: 'Written before the update' });
const formerPost = { ...sent, intent: { kind: 'post', place: { channelId: 'c1' } } };
const formerChange = {
  id: 'edit:p1:1',
  userId,
  draft: sent.draft,
  writtenAt: sent.writtenAt,
  intent: { kind: 'edit', postId: 'p1' },
  known: [emptyDraft],
  place: 'new',
};

test('a post stored by an earlier version is still sent, and keeps its channel', async () => {
  const world = new World();
  await world.db.commit([{ storeName: 'outbox', key: `${userId}/${sent.id}`, value: formerPost }]);
  expect(await world.store.rowsOf(userId)).toMatchObject([{ intent: { kind: 'post', target: { channelId: 'c1' } } }]);
  await world.outbox.offer(userId);
  expect([...world.published.values()]).toMatchObject([{ rawText: 'Written before the update' }]);
  expect(await world.store.rowsOf(userId)).toEqual([]);
});

test('a change stored by an earlier version is still there to be sent', async () => {
  const world = new World();
  await world.db.commit([{ storeName: 'outbox', key: `${userId}/${formerChange.id}`, value: formerChange }]);
  expect(await world.store.rowsOf(userId)).toMatchObject([{ id: formerChange.id, fallbackKey: 'new', draft: { text: sent.draft.text } }]);
});
