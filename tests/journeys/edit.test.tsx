import { expect, test, vi } from 'vitest';
import { createPost, getCurrentUser, type PostInput, request } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { saveEdit } from '@/features/compose/state/saveEdit';
import { announcementAtom, toastsAtom } from '@/features/feedback';
import { composeIntentAtom, postAtom, putPostsAtom } from '@/features/posts';
import { blockRepliesAtom } from '@/features/posts/state/blockReplies';
import { logOutAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { mocks, onServer, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();
const patched = () => vi.waitFor(() => expect(calls.some(({ call }) => call.startsWith('PATCH '))).toBe(true));
/** The stored drafts. This environment has no IndexedDB, so they last only as long as the page. */
const storedDraftsOf = async (userId: string) => (await writingStore.draftsOf(userId)).map(({ draft }) => draft);

const input: PostInput = { type: 'post', title: 'Old title', rawText: 'Old text', text: 'Old text' };
const original = { ...emptyDraft, title: 'Old title', text: 'Old text' };

async function ownPost() {
  const { store, user } = await signedInStore();
  const post = required(await request(createPost, { body: input }));
  store.set(putPostsAtom, [post]);
  return { store, user, id: post.id, intent: { kind: 'edit', postId: post.id } as const };
}

const messagesIn = (store: Awaited<ReturnType<typeof ownPost>>['store']) =>
  store.get(toastsAtom).map(({ title, description }) => description ?? title);

test('a change is shown at once and stored by the server', async () => {
  const { store, user, id, intent } = await ownPost();
  const done = saveEdit(store, intent, original, { ...original, title: '', text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ title: null, rawText: 'New text' });
  await done;
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text' });
  expect((await onServer(id)).title || null).toBeNull();
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
  expect(messagesIn(store)).toEqual(['Post updated']);
  expect(await storedDraftsOf(user.id)).toEqual([]);
});

test('a post that was answered meanwhile cannot be changed: the person is told, the text becomes a draft and the answer is fetched', async () => {
  const { store, user, id, intent } = await ownPost();
  await request(createPost, { body: { type: 'reply', repostedPostId: id, rawText: 'An answer', text: 'An answer' } });
  await saveEdit(store, intent, original, { ...original, text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text', numReplies: 1 });
  expect(messagesIn(store)).toEqual(["Can't edit post"]);
  expect(store.get(announcementAtom).text).toBe('Saved to Drafts');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  const stored = await writingStore.draftsOf(user.id);
  expect(stored).toMatchObject([{ draft: { title: 'Old title', text: 'New text' } }]);
  expect(stored[0]?.context).toMatch(/^new~/);
});

test('text written during a first save survives its answer', async () => {
  const { store, user, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', delayMs: 40, times: 1 });
  const first = saveEdit(store, intent, original, { ...original, text: 'First' });
  await writingStore.writeDraft(user.id, `edit:${id}`, { ...original, text: 'First and more' });
  await first;
  expect(await storedDraftsOf(user.id)).toMatchObject([{ text: 'First and more' }]);
});

test('the last of several quick saves counts, on the server and on the page, with one message', async () => {
  const { store, user, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', delayMs: 200, times: 1 });
  const save = (text: string) => saveEdit(store, intent, original, { ...original, text });
  const first = save('First');
  await patched();
  await Promise.all([first, save('Second'), save('Old text')]);
  expect(await onServer(id)).toMatchObject({ rawText: 'Old text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  expect(messagesIn(store)).toEqual(['Post updated']);
  expect(await storedDraftsOf(user.id)).toEqual([]);
});

test('a failed save is not reported while a newer one waits', async () => {
  const { store, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 503, delayMs: 200, times: 1 });
  const save = (text: string) => saveEdit(store, intent, original, { ...original, text });
  const first = save('First');
  await patched();
  await Promise.all([first, save('Second')]);
  expect(await onServer(id)).toMatchObject({ rawText: 'Second' });
  expect(messagesIn(store)).toEqual(['Post updated']);
  expect(store.get(composeIntentAtom)).toBeUndefined();
});

test('a conflict that only the message indicates counts as well', async () => {
  const { store, id, intent } = await ownPost();
  const message = 'A post may not be edited after it has been responded or reacted to';
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 400, message });
  await saveEdit(store, intent, original, { ...original, text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  expect(messagesIn(store)[0]).toBe("Can't edit post");
});

test('the setting for replies and the alerts change without touching the text', async () => {
  const { store, id, intent } = await ownPost();
  await saveEdit(store, intent, original, { ...original, isAnyoneCanReply: false, alerts: ['5', '25', '', '', ''] });
  expect(await onServer(id)).toMatchObject({
    rawText: 'Old text',
    isAnyoneCanReply: false,
    weighInThresholds: [5, 25, 'off', 'off', 'off'].map((threshold) => ({ threshold })),
  });
  expect(messagesIn(store)).toEqual(['Post updated']);
});

test('any other refusal restores the post, says why and opens the written text again', async () => {
  const { store, user, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 429 });
  await saveEdit(store, intent, original, { ...original, text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  expect(store.get(toastsAtom)).toMatchObject([
    { description: 'Sorry, you have reached the max number of posts allowed for users with your score', life: 7000 },
  ]);
  expect(store.get(composeIntentAtom)).toEqual(intent);
  expect(await storedDraftsOf(user.id)).toMatchObject([{ text: 'New text' }]);
});

test('logging out during a change shows no message, and keeps its text', async () => {
  const { store, user, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 401, message: 'Unauthorized', delayMs: 100 });
  const saving = saveEdit(store, intent, original, { ...original, text: 'New text' });
  await patched();
  await Promise.all([store.set(logOutAtom), saving]);
  expect(messagesIn(store)).toEqual([]);
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(await writingStore.readDraft(user.id, `edit:${id}`)).toMatchObject({ text: 'New text' });
});

test('a session that ends before a change arrives is reported once, and the change is kept', async () => {
  const { store, user, id, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 401, message: 'Unauthorized' });
  await saveEdit(store, intent, original, { ...original, text: 'New text' });
  expect(store.get(toastsAtom)).toHaveLength(1);
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(await writingStore.readDraft(user.id, `edit:${id}`)).toMatchObject({ text: 'New text' });
});

test('a draft equal to the post sends nothing', async () => {
  const { store, intent } = await ownPost();
  mocks.fail({ path: '/api/posts/:id', method: 'PATCH', status: 500 });
  await saveEdit(store, intent, original, { ...original, text: ' Old text ' });
  expect(messagesIn(store)).toEqual([]);
});

test('a person who was blocked from replying is refused until they are unblocked', async () => {
  const { store, id, user } = await ownPost();
  mocks.become('author');
  const replierId = required(await request(getCurrentUser, { bypassCache: true })).id;
  const reply = async () => {
    mocks.become('author');
    const answer = await request(createPost, { body: { type: 'reply', repostedPostId: id, rawText: 'Hm', text: 'Hm' } }).catch(
      (error: unknown) => error,
    );
    mocks.become('regular');
    return answer;
  };
  mocks.become('regular');
  await store.set(blockRepliesAtom, id, replierId, true);
  expect(store.get(toastsAtom)).toMatchObject([
    { title: 'Blocked!', description: 'The user has been blocked from replying to this post.', life: 5000 },
  ]);
  expect(await reply()).toMatchObject({ serverMessage: 'You cannot reply to this post' });
  await store.set(blockRepliesAtom, id, replierId, false);
  expect(await reply()).toMatchObject({ type: 'reply', repostedPostId: id });
  expect(store.get(postAtom(id))).toMatchObject({ authorUserId: user.id, blockedUserIds: [] });
});

test('two people who are blocked one right after the other are both blocked', async () => {
  const { store, id } = await ownPost();
  const others = ['author', 'owner'] as const;
  const ids: string[] = [];
  for (const persona of others) {
    mocks.become(persona);
    ids.push(required(await request(getCurrentUser, { bypassCache: true })).id);
  }
  mocks.become('regular');
  await Promise.all(ids.map((userId) => store.set(blockRepliesAtom, id, userId, true)));
  expect(required((await onServer(id)).blockedUserIds).toSorted()).toEqual(ids.toSorted());
});
