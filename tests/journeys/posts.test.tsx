import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPost, type PostInput, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { localEntriesAtom, markReadAtom, postAtom, putPostsAtom } from '@/features/posts';
import { isEditable } from '@/features/posts/model/postRules';
import { removedPostsAtom } from '@/features/posts/state/removedPosts';
import { deletePostAtom, removePostAtom } from '@/features/posts/state/removePost';
import { toggleRepostAtom } from '@/features/posts/state/repost';
import { weighInAtom } from '@/features/posts/state/weighIn';
import { userAtom } from '@/features/users';
import { setFollowAtom } from '@/features/users/state/follow';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { sendWaiting } from '@/shared/lib/sendLater';
import { elsewhere, mocks, onServer, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();

test('a repost is shown at once and stored by the server', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  const done = store.set(toggleRepostAtom, id);
  expect(store.get(postAtom(id))).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
  await done;
  expect(store.get(postAtom(id))?.isRepostedByMe).toBe(true);
  expect(await onServer(id)).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
});

test('the last of two quick presses counts, here and on the server', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  await Promise.all([store.set(toggleRepostAtom, id), store.set(toggleRepostAtom, id)]);
  expect(store.get(postAtom(id))).toMatchObject({ isRepostedByMe: false, numReposts });
  expect((await onServer(id)).isRepostedByMe).toBe(false);
});

test('a refused repost is undone and reported', async () => {
  const { store, user } = await signedInStore();
  const { id } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts', method: 'POST', status: 500 });
  await store.set(toggleRepostAtom, id);
  expect(store.get(postAtom(id))?.isRepostedByMe).toBe(false);
  expect(store.get(toastsAtom).map((toast) => toast.description)).toEqual(['Request failed']);
});

test('a repost is a post of one\u2019s own: listed and limited like one, without a message; its card leaves when it is undone', async () => {
  const { store, user } = await signedInStore();
  const { id } = await somebodysPost(store, user.id);
  await store.set(toggleRepostAtom, id);
  expect(store.get(toastsAtom)).toEqual([]);
  const [listed] = store.get(localEntriesAtom);
  expect(listed).toMatchObject({ type: 'repost', repostedPostId: id, authorUserId: user.id });
  await store.set(toggleRepostAtom, id);
  expect(store.get(localEntriesAtom)).toEqual([]);
  expect(store.get(removedPostsAtom)).toContain(listed?.id);
  mocks.fail({ path: '/api/posts', method: 'POST', status: 429 });
  await store.set(toggleRepostAtom, id);
  expect(store.get(toastsAtom).at(-1)).toMatchObject({
    description: 'Sorry, you have reached the max number of posts allowed for users with your score',
    life: 7000,
  });
});

test('a burst of presses creates one repost', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  await Promise.all(Array.from({ length: 5 }, () => store.set(toggleRepostAtom, id)));
  expect(await onServer(id)).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
});

test('a post that was reposted elsewhere meanwhile counts as reposted', async () => {
  const { store, user } = await signedInStore();
  const { id, numReposts } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts', method: 'POST', status: 409 });
  await store.set(toggleRepostAtom, id);
  expect(store.get(postAtom(id))).toMatchObject({ isRepostedByMe: true, numReposts: (numReposts ?? 0) + 1 });
});

test('deleting a reply lowers the number of replies of its parent', async () => {
  const { store, user } = await signedInStore();
  const { id, numReplies } = await somebodysPost(store, user.id);
  const reply = required(await request(createPost, { body: { type: 'reply', rawText: 'So it is', repostedPostId: id } }));
  store.set(putPostsAtom, [reply, await onServer(id)]);
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies + 1);
  await store.set(deletePostAtom, reply.id);
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies);
  expect((await onServer(id)).numReplies).toBe(numReplies);
});

test('a post that is already deleted counts as deleted, and pressing twice is reported once', async () => {
  const { store } = await signedInStore();
  const { id } = required(await request(createPost, { body: { type: 'post', rawText: 'Not for long' } }));
  store.set(putPostsAtom, [await onServer(id)]);
  expect(await Promise.all([store.set(deletePostAtom, id), store.set(deletePostAtom, id)])).toEqual([true, true]);
  expect(store.get(removedPostsAtom).has(id)).toBe(true);
  const next = required(await request(createPost, { body: { type: 'post', rawText: 'Nor this' } }));
  store.set(putPostsAtom, [next]);
  for (const _press of [1, 2]) store.set(removePostAtom, next.id);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'positive', title: 'Post deleted', life: 3000 }]);
  await sendWaiting();
  await expect(onServer(next.id)).rejects.toMatchObject({ statusCode: 404 });
  expect(store.get(toastsAtom)).toEqual([]);
});

test('a deletion can be undone until it is sent; a failed one restores the post', async () => {
  const { store, user } = await signedInStore();
  const { id, numReplies } = await somebodysPost(store, user.id);
  const reply = required(await request(createPost, { body: { type: 'reply', rawText: 'Never mind', repostedPostId: id } }));
  store.set(putPostsAtom, [reply, await onServer(id)]);
  store.set(removePostAtom, reply.id);
  expect(store.get(removedPostsAtom)).toContain(reply.id);
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies);
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Reply deleted', action: { label: 'Undo' } }]);
  store.get(toastsAtom)[0]?.action?.onAction();
  await sendWaiting();
  expect(store.get(removedPostsAtom)).not.toContain(reply.id);
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies + 1);
  expect(await onServer(reply.id)).toMatchObject({ rawText: 'Never mind' });

  mocks.fail({ path: '/api/posts/:id', method: 'DELETE', status: 500, message: 'The server is being repaired', times: 1 });
  store.set(removePostAtom, reply.id);
  await sendWaiting();
  expect(store.get(removedPostsAtom)).not.toContain(reply.id);
  expect(store.get(toastsAtom).map(({ description }) => description)).toContain('The server is being repaired');

  // A page that is left sends it in the same turn.
  store.set(removePostAtom, reply.id);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(onServer(reply.id)).rejects.toMatchObject({ statusCode: 404 }));
});

test('a post whose only quote was deleted can be changed again', async () => {
  const { store } = await signedInStore();
  const write = async (body: PostInput) => required(await request(createPost, { body }));
  const { id } = await write({ type: 'post', rawText: 'Said once' });
  const quote = await write({ type: 'quote', rawText: 'As I said', repostedPostId: id });
  store.set(putPostsAtom, [quote, await onServer(id)]);
  expect(isEditable(required(store.get(postAtom(id))))).toBe(false);
  await store.set(deletePostAtom, quote.id);
  expect(isEditable(required(store.get(postAtom(id))))).toBe(true);
  expect((await onServer(id)).numQuotes).toBe(0);
});

test('the next person’s posts are unread, although the previous person has read them', async () => {
  const { store, user } = await signedInStore();
  const post = await somebodysPost(store, user.id);
  store.set(putPostsAtom, [{ ...post, isRead: false }]);
  mocks.fail({ path: '/api/posts/:id/mark-as-read', method: 'POST', delayMs: 100 });
  store.set(markReadAtom, post.id);
  elsewhere({ ...user, id: 'u9999999' });
  store.set(putPostsAtom, [{ ...post, isRead: false }]);
  await requestsSettled();
  expect(store.get(postAtom(post.id))?.isRead).toBe(false);
});

test('a burst of Follow ends in the state of the last press and is reported once, for 7 s', async () => {
  const { store, user } = await signedInStore();
  const { authorUser } = await somebodysPost(store, user.id);
  const step = authorUser.followType === 'follow' ? null : 'follow';
  const back = authorUser.followType ?? null;
  const steps = [step, back, step, back, step] as const;
  await Promise.all(steps.map((one) => store.set(setFollowAtom, authorUser.id, one)));
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(store.get(toastsAtom)[0]?.life).toBe(7000);
  expect(store.get(userAtom(authorUser.id))?.followType ?? null).toBe(step);
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

test('a refused weigh-in keeps the post unchanged', async () => {
  const { store, user } = await signedInStore();
  const { id, reactionSets } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 503 });
  expect(await store.set(weighInAtom, id, { values: { '3': 1 }, description: '' })).toBe(false);
  expect(store.get(postAtom(id))?.reactionSets).toHaveLength(reactionSets.length);
  expect(store.get(toastsAtom)).toHaveLength(1);
});
