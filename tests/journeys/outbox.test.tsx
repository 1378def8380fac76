import { afterEach, expect, test, vi } from 'vitest';
import { createDraftPost, getDraftPosts, getPosts, request } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { contextKeyOf, type Draft, emptyDraft } from '@/features/compose/model/draft';
import { outboxOf, publish, startOutbox } from '@/features/compose/state/personOutbox';
import { saveEdit } from '@/features/compose/state/saveEdit';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, localEntriesAtom, postAtom, unsentActionsAtom } from '@/features/posts';
import { currentUserAtom, logOutAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { mocks, onServer, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

/** A PNG of one pixel, because the mock server checks the contents of uploads. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const messagesIn = (store: Store) => store.get(toastsAtom).map(({ title, description }) => description ?? title);
const shown = (store: Store) => store.get(localEntriesAtom).map(({ id }) => store.get(postAtom(id)));
const mine = async (userId: string) =>
  (await request(getPosts, { query: { authorUserId: userId, limit: 20, type: ['post', 'quote', 'reply'] }, bypassCache: true })).results;

test('a post is in its list at once and is replaced by the server’s in the same position', async () => {
  const { store } = await signedInStore();
  const done = publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello', alerts: ['5', '', '', '', ''] }));
  expect(shown(store)).toMatchObject([{ rawText: 'Hello', sending: 'sending' }]);
  const [{ key } = { key: '' }] = store.get(localEntriesAtom);
  await done;
  const [entry] = store.get(localEntriesAtom);
  expect(entry).toMatchObject({ key });
  expect(await onServer(entry?.id ?? '')).toMatchObject({ rawText: 'Hello', weighInThresholds: [{ threshold: 5 }, {}, {}, {}, {}] });
  expect(messagesIn(store)).toEqual(['Post created']);
});

test('a reply counts at once; a refused one no longer counts, and stays with its text', async () => {
  const { store, user } = await signedInStore();
  const { id, numReplies } = await somebodysPost(store, user.id);
  mocks.fail({ path: '/api/posts', method: 'POST', status: 429 });
  const done = publish(store, `reply:${id}`, { kind: 'reply', postId: id }, draft({ text: 'Yes' }));
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies + 1);
  await done;
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies);
  expect(shown(store)).toMatchObject([{ rawText: 'Yes', sending: 'failed' }]);
  expect(store.get(toastsAtom)).toMatchObject([
    { description: 'Sorry, you have reached the max number of posts allowed for users with your score', life: 7000 },
  ]);
  mocks.clearFaults();
  await outboxOf(store).retry(shown(store)[0]?.id ?? '');
  expect(messagesIn(store)).toContain('Reply created');
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies + 1);
});

test('a refused post is shown as not sent after a reload, and opens with its text to be corrected', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts', method: 'POST', status: 400, message: 'Post is too long' });
  await publish(store, 'new', { kind: 'post' }, draft({ title: 'A', text: 'First' }));
  expect(messagesIn(store)).toEqual(['Post is too long']);
  mocks.clearFaults();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Second' }));

  const { store: reloaded, user } = await signedInStore();
  stops.push(startOutbox(reloaded));
  await vi.waitFor(() => expect(shown(reloaded)).toMatchObject([{ title: 'A', rawText: 'First', sending: 'failed' }]));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'First' || rawText === 'Second')).toHaveLength(1);

  // Another draft is being written under the key `new`, perhaps in another tab. Neither may overwrite the other.
  await writingStore.writeDraft(user.id, 'new', draft({ text: 'In progress' }));
  required(reloaded.get(unsentActionsAtom)).edit(shown(reloaded)[0]?.id ?? '');
  await vi.waitFor(() => expect(reloaded.get(composeIntentAtom)?.draftKey).toMatch(/^new~/));
  expect(shown(reloaded)).toEqual([]);
  expect((await writingStore.draftsOf(user.id)).map((row) => row.draft.text).toSorted()).toEqual(['First', 'In progress']);
});

test('logging out during publishing shows no message, and the same person’s next sign-in sends the post', async () => {
  const { store, user } = await signedInStore();
  stops.push(startOutbox(store));
  mocks.fail({ path: '/api/posts', method: 'POST', status: 401, message: 'Unauthorized', delayMs: 30 });
  const sending = publish(store, 'new', { kind: 'post' }, draft({ text: 'On its way' }));
  await Promise.all([store.set(logOutAtom), sending]);
  expect(messagesIn(store)).toEqual([]);
  expect(await writingStore.rowsOf(user.id)).toMatchObject([{ draft: { text: 'On its way' } }]);

  mocks.clearFaults();
  mocks.become('regular');
  const { store: later } = await signedInStore();
  stops.push(startOutbox(later));
  await vi.waitFor(() => expect(messagesIn(later)).toEqual(['Post created']));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'On its way')).toHaveLength(1);
});

test('a post written offline waits without a message and is sent once when the browser is online again', async () => {
  const { store, user } = await signedInStore();
  stops.push(startOutbox(store));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'From the tunnel' }));
  expect(shown(store)).toMatchObject([{ rawText: 'From the tunnel', sending: 'waiting' }]);
  expect(messagesIn(store)).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(messagesIn(store)).toEqual(['Post created']));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'From the tunnel')).toHaveLength(1);
});

test.each(['reply', 'post'] as const)('a %s that another tab sends keeps its position, and counts once', async (kind) => {
  const { store: background, user } = await signedInStore();
  const { store } = await signedInStore();
  const { id, numReplies } = await somebodysPost(store, user.id);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stops.push(startOutbox(background), startOutbox(store));
  const intent = kind === 'reply' ? ({ kind, postId: id } as const) : { kind };
  await publish(store, contextKeyOf(intent), intent, draft({ text: 'Written on a train' }));

  // The first page to receive the event sends the post, and the other one finds nothing left to send.
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(messagesIn(store)).toHaveLength(1));
  await requestsSettled();
  expect(shown(store)).toMatchObject([{ rawText: 'Written on a train' }]);
  expect(shown(store)[0]?.id).not.toContain('optimistic');
  expect(store.get(postAtom(id))?.numReplies).toBe(kind === 'reply' ? numReplies + 1 : numReplies);
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'Written on a train')).toHaveLength(1);
});

test('a post published in one tab is not inserted into the lists of another, above the reading position', async () => {
  const { store: other } = await signedInStore();
  const { store } = await signedInStore();
  stops.push(startOutbox(other), startOutbox(store));
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([shown(store).length, shown(other), messagesIn(other)]).toEqual([1, [], []]);
});

test('a published draft of the server is deleted there; an alert that is refused does not take the post back', async () => {
  const { store } = await signedInStore();
  const { id } = required(await request(createDraftPost, { body: { rawText: 'Kept', text: 'Kept' } }));
  mocks.fail({ path: '/api/posts/:id/weigh-in-thresholds', method: 'POST', status: 403, message: 'Forbidden resource' });
  const draftKey = `draft:${id}`;
  await publish(store, draftKey, { kind: 'post', draftKey }, draft({ text: 'Kept', alerts: ['3', '', '', '', ''], serverDraftId: id }));
  expect(shown(store)).toMatchObject([{ rawText: 'Kept' }]);
  expect(messagesIn(store)).toEqual(['Post created', 'Forbidden resource']);
  const { results } = await request(getDraftPosts, { query: {}, bypassCache: true });
  expect(results.map((saved) => saved.id)).not.toContain(id);
});

test.each([500, 503, 429, 408])('a post waits if the people it mentions cannot be looked up (%i)', async (status) => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/users/username/:username', method: 'GET', status });
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @eliot' }));
  expect(shown(store)).toMatchObject([{ rawText: 'Hello @eliot', sending: 'failed' }]);
  mocks.clearFaults();
  await outboxOf(store).retry(shown(store)[0]?.id ?? '');
  expect(shown(store)).toMatchObject([{ rawText: 'Hello @eliot', mentions: [{ username: 'eliot' }] }]);
});

test('an unknown or unavailable name does not prevent publishing', async () => {
  const { store } = await signedInStore();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @nobody_at_all' }));
  mocks.fail({ path: '/api/users/username/:username', method: 'GET', status: 410 });
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @eliot' }));
  expect(shown(store)).toMatchObject([
    { rawText: 'Hello @eliot', mentions: [] },
    { rawText: 'Hello @nobody_at_all', mentions: [] },
  ]);
});

test('its alerts are shown at once, and are the defaults of the next post', async () => {
  const { store } = await signedInStore();
  const done = publish(store, 'new', { kind: 'post' }, draft({ text: 'Tell me', alerts: ['5', '25', '', '', ''] }));
  await done;
  const [{ id } = { id: '' }] = store.get(localEntriesAtom);
  const thresholds = [5, 25, 'off', 'off', 'off'].map((threshold) => ({ threshold }));
  expect(store.get(postAtom(id))?.weighInThresholds).toEqual(thresholds);
  expect(store.get(currentUserAtom)?.weighInThresholds).toEqual(thresholds);

  const fewer = draft({ text: 'Tell me', alerts: ['7', '', '', '', ''] });
  await saveEdit(store, { kind: 'edit', postId: id }, draft({ text: 'Tell me', alerts: ['5', '25', '', '', ''] }), fewer);
  await vi.waitFor(() => expect(store.get(currentUserAtom)?.weighInThresholds[0]).toEqual({ threshold: 7 }));
});

test('a draft’s copy for another network is not sent if the account is no longer connected', async () => {
  const { store, user } = await signedInStore();
  expect([user.xAccount, user.blueskyAccount]).toEqual([expect.anything(), null]);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Here and on X', isPostToX: true, isPostToBluesky: true }));
  expect(shown(store)).toMatchObject([{ rawText: 'Here and on X', postToTwitter: true, postToBluesky: false }]);
});

test('publishing out of view shows a link to the post; publishing in view needs none', async () => {
  const { store } = await signedInStore();
  const open = vi.fn();
  stops.push(startOutbox(store, open));
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Far above' }));
  const action = store.get(toastsAtom)[0]?.action;
  expect(action?.label).toBe('View');
  action?.onAction();
  expect(open).toHaveBeenCalledWith(`/post/${store.get(localEntriesAtom)[0]?.id}`);

  const done = publish(store, 'new', { kind: 'post' }, draft({ text: 'In view' }));
  const card = document.createElement('article');
  card.id = `post-${store.get(localEntriesAtom)[0]?.id}`;
  card.getBoundingClientRect = () => new DOMRect(0, 100, 300, 100);
  document.body.append(card);
  await done;
  const toast = store.get(toastsAtom).at(-1);
  expect(toast?.action).toBeUndefined();
  expect(toast?.secondAction?.label).toBe('Edit');
  toast?.secondAction?.onAction();
  expect(store.get(composeIntentAtom)).toMatchObject({ kind: 'edit' });
  card.remove();
});

test('a refusal is shown once: by the post if it is on the screen, else in a message', async () => {
  const { store } = await signedInStore();
  stops.push(startOutbox(store));
  const refuse = () => mocks.fail({ path: '/api/posts', method: 'POST', status: 400, message: 'Post is too long', times: 1 });
  refuse();
  const done = publish(store, 'new', { kind: 'post' }, draft({ text: 'In view' }));
  const id = store.get(localEntriesAtom)[0]?.id ?? '';
  const card = document.createElement('article');
  card.id = `post-${id}`;
  card.getBoundingClientRect = () => new DOMRect(0, 100, 300, 100);
  document.body.append(card);
  await done;
  expect(store.get(postAtom(id))).toMatchObject({ sending: 'failed', failure: 'Post is too long' });
  expect(store.get(toastsAtom)).toEqual([]);
  card.remove();
  refuse();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Far above' }));
  expect(messagesIn(store)).toEqual(['Post is too long']);
});

test('a picture whose file the server does not know is uploaded again, by itself and by Retry', async () => {
  const { store } = await signedInStore();
  // This environment's `structuredClone` can't clone its own blobs.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  const blob = new Blob([pixel], { type: 'image/png' });
  const image = { id: 'i1', name: 'tram.png', alt: '', blob, file: { id: 'somebody-elses', storageId: 'somebody-elses' } };
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'By itself', images: [image] }));
  expect(messagesIn(store)).toEqual(['Post created']);

  mocks.fail({ path: '/api/files', method: 'POST', status: 500 });
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'By Retry', images: [image] }));
  expect(shown(store)[0]).toMatchObject({ rawText: 'By Retry', sending: 'failed' });
  mocks.clearFaults();
  await outboxOf(store).retry(shown(store)[0]?.id ?? '');
  expect(shown(store)).toMatchObject(['By Retry', 'By itself'].map((rawText) => ({ rawText, attachedFiles: [{ name: 'tram.png' }] })));
});
