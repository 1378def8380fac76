import { toastsAtom } from '@/features/feedback';
import { postAtom } from '@/features/posts';
import { toggleRepostAtom } from '@/features/posts/state/repost';
import { weighInAtom } from '@/features/posts/state/weighIn';
import { expect, test } from 'vitest';
import { mocks, onServer, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();

test('a repost shows at once and the server agrees', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  const done = store.set(toggleRepostAtom, id);
  expect(store.get(postAtom(id))).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
  await done;
  expect(store.get(postAtom(id))?.isRepostedByMe).toBe(true);
  expect(await onServer(id)).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
});

test('of two quick presses the last one counts, here and on the server', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  await Promise.all([store.set(toggleRepostAtom, id), store.set(toggleRepostAtom, id)]);
  expect(store.get(postAtom(id))).toMatchObject({ isRepostedByMe: false, numReposts });
  expect((await onServer(id)).isRepostedByMe).toBe(false);
});

test('a refused repost is taken back and said', async () => {
  const { store, user } = await signedInStore();
  const { id } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts', method: 'POST', status: 500 });
  await store.set(toggleRepostAtom, id);
  expect(store.get(postAtom(id))?.isRepostedByMe).toBe(false);
  expect(store.get(toastsAtom).map((toast) => toast.description)).toEqual([
    "Server error. We're working on fixing this. Please try again later.",
  ]);
});

test('a weigh-in counts at once, and a blank one removes it again', async () => {
  const { store, user } = await signedInStore();
  const { id, reactionSets } = await somebodysPost(store, user.id);
  const done = store.set(weighInAtom, id, { values: { '2': 2, '4': -1 }, description: ' Well put ' });
  expect(store.get(postAtom(id))?.reactionSets[0]).toMatchObject({ userId: user.id, values: { '2': 2, '4': -1 } });
  expect(await done).toBe(true);
  expect((await onServer(id)).reactionSets[0]).toMatchObject({ userId: user.id, description: 'Well put' });
  await store.set(weighInAtom, id, { values: {}, description: '' });
  expect((await onServer(id)).reactionSets).toHaveLength(reactionSets.length);
});

test('a refused weigh-in leaves the post as it was', async () => {
  const { store, user } = await signedInStore();
  const { id, reactionSets } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 503 });
  expect(await store.set(weighInAtom, id, { values: { '3': 1 }, description: '' })).toBe(false);
  expect(store.get(postAtom(id))?.reactionSets).toHaveLength(reactionSets.length);
  expect(store.get(toastsAtom)).toHaveLength(1);
});
