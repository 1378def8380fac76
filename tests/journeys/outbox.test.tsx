import { afterEach, expect, test, vi } from 'vitest';
import { createDraftPost, getDraftPosts, getPosts, request } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { contextKeyOf, type Draft, emptyDraft } from '@/features/compose/model/draft';
import { saveEdit } from '@/features/compose/state/edit';
import { outboxOf, publish, startOutbox } from '@/features/compose/state/outbox';
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

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const said = (store: Store) => store.get(toastsAtom).map(({ title, description }) => description ?? title);
const shown = (store: Store) => store.get(localEntriesAtom).map(({ id }) => store.get(postAtom(id)));
const mine = async (userId: string) =>
  (await request(getPosts, { query: { authorUserId: userId, limit: 20, type: ['post', 'quote', 'reply'] }, bypassCache: true })).results;

test('a post stands in its list at once and becomes the server’s in place', async () => {
  const { store } = await signedInStore();
  const done = publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello', alerts: ['5', '', '', '', ''] }));
  expect(shown(store)).toMatchObject([{ rawText: 'Hello', sending: 'sending' }]);
  const [{ key } = { key: '' }] = store.get(localEntriesAtom);
  await done;
  const [entry] = store.get(localEntriesAtom);
  expect(entry).toMatchObject({ key });
  expect(await onServer(entry?.id ?? '')).toMatchObject({ rawText: 'Hello', weighInThresholds: [{ threshold: 5 }, {}, {}, {}, {}] });
  expect(said(store)).toEqual(['Post created']);
});

test('a reply counts at once; refused it counts no more, and stays with its words', async () => {
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
  expect(said(store)).toContain('Reply created');
  expect(store.get(postAtom(id))?.numReplies).toBe(numReplies + 1);
});

test('what was refused stands as not sent after a reload, and opens with its words to be corrected', async () => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/posts', method: 'POST', status: 400, message: 'Post is too long' });
  await publish(store, 'new', { kind: 'post' }, draft({ title: 'A', text: 'First' }));
  expect(said(store)).toEqual(['Post is too long']);
  mocks.clearFaults();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Second' }));

  const { store: reloaded, user } = await signedInStore();
  stops.push(startOutbox(reloaded));
  await vi.waitFor(() => expect(shown(reloaded)).toMatchObject([{ title: 'A', rawText: 'First', sending: 'failed' }]));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'First' || rawText === 'Second')).toHaveLength(1);

  // Something else is being written in that place, perhaps in another tab: neither takes the other's place.
  await writingStore.writeDraft(user.id, 'new', draft({ text: 'In progress' }));
  required(reloaded.get(unsentActionsAtom)).edit(shown(reloaded)[0]?.id ?? '');
  await vi.waitFor(() => expect(reloaded.get(composeIntentAtom)?.draftKey).toMatch(/^new~/));
  expect(shown(reloaded)).toEqual([]);
  expect((await writingStore.draftsOf(user.id)).map((kept) => kept.draft.text).toSorted()).toEqual(['First', 'In progress']);
});

test('logging out while a post is on its way says nothing about it; the same person’s next sign-in sends it', async () => {
  const { store, user } = await signedInStore();
  stops.push(startOutbox(store));
  mocks.fail({ path: '/api/posts', method: 'POST', status: 401, message: 'Unauthorized', delayMs: 30 });
  const sending = publish(store, 'new', { kind: 'post' }, draft({ text: 'On its way' }));
  await Promise.all([store.set(logOutAtom), sending]);
  expect(said(store)).toEqual([]);
  expect(await writingStore.rowsOf(user.id)).toMatchObject([{ draft: { text: 'On its way' } }]);

  mocks.clearFaults();
  mocks.become('regular');
  const { store: later } = await signedInStore();
  stops.push(startOutbox(later));
  await vi.waitFor(() => expect(said(later)).toEqual(['Post created']));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'On its way')).toHaveLength(1);
});

test('offline it waits without a word and goes out once when the browser is online again', async () => {
  const { store, user } = await signedInStore();
  stops.push(startOutbox(store));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'From the tunnel' }));
  expect(shown(store)).toMatchObject([{ rawText: 'From the tunnel', sending: 'waiting' }]);
  expect(said(store)).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(said(store)).toEqual(['Post created']));
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'From the tunnel')).toHaveLength(1);
});

test.each(['reply', 'post'] as const)('a %s that another tab sends stays where it was written, and counts once', async (kind) => {
  const { store: background, user } = await signedInStore();
  const { store } = await signedInStore();
  const { id, numReplies } = await somebodysPost(store, user.id);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stops.push(startOutbox(background), startOutbox(store));
  const intent = kind === 'reply' ? ({ kind, postId: id } as const) : { kind };
  await publish(store, contextKeyOf(intent), intent, draft({ text: 'Written on a train' }));

  // The first to hear of it is the first to send; the other one finds nothing left to do.
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(said(store)).toHaveLength(1));
  await requestsSettled();
  expect(shown(store)).toMatchObject([{ rawText: 'Written on a train' }]);
  expect(shown(store)[0]?.id).not.toContain('optimistic');
  expect(store.get(postAtom(id))?.numReplies).toBe(kind === 'reply' ? numReplies + 1 : numReplies);
  expect((await mine(user.id)).filter(({ rawText }) => rawText === 'Written on a train')).toHaveLength(1);
});

test('what one tab publishes is put into the lists of no other: nothing is inserted above who reads there', async () => {
  const { store: other } = await signedInStore();
  const { store } = await signedInStore();
  stops.push(startOutbox(other), startOutbox(store));
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([shown(store).length, shown(other), said(other)]).toEqual([1, [], []]);
});

test('a published draft of the server is deleted there; an alert that is refused does not take the post back', async () => {
  const { store } = await signedInStore();
  const { id } = required(await request(createDraftPost, { body: { rawText: 'Kept', text: 'Kept' } }));
  mocks.fail({ path: '/api/posts/:id/weigh-in-thresholds', method: 'POST', status: 403, message: 'Forbidden resource' });
  const draftKey = `draft:${id}`;
  await publish(store, draftKey, { kind: 'post', draftKey }, draft({ text: 'Kept', alerts: ['3', '', '', '', ''], serverDraftId: id }));
  expect(shown(store)).toMatchObject([{ rawText: 'Kept' }]);
  expect(said(store)).toEqual(['Post created', 'Forbidden resource']);
  const { results } = await request(getDraftPosts, { query: {}, bypassCache: true });
  expect(results.map((saved) => saved.id)).not.toContain(id);
});

test.each([
  500, 503, 429, 408,
])('a post is not published without those whom it names when they cannot be looked up (%i)', async (status) => {
  const { store } = await signedInStore();
  mocks.fail({ path: '/api/users/username/:username', method: 'GET', status });
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @eliot' }));
  expect(shown(store)).toMatchObject([{ rawText: 'Hello @eliot', sending: 'failed' }]);
  mocks.clearFaults();
  await outboxOf(store).retry(shown(store)[0]?.id ?? '');
  expect(shown(store)).toMatchObject([{ rawText: 'Hello @eliot', mentions: [{ username: 'eliot' }] }]);
});

test('a name that nobody has, or that may not be asked for, keeps nothing from being published', async () => {
  const { store } = await signedInStore();
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @nobody_at_all' }));
  mocks.fail({ path: '/api/users/username/:username', method: 'GET', status: 410 });
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Hello @eliot' }));
  expect(shown(store)).toMatchObject([
    { rawText: 'Hello @eliot', mentions: [] },
    { rawText: 'Hello @nobody_at_all', mentions: [] },
  ]);
});

test('its alerts are its own at once, and what the next post begins with', async () => {
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

test('what a draft once wanted for another network is not sent where its account is connected no longer', async () => {
  const { store, user } = await signedInStore();
  expect([user.xAccount, user.blueskyAccount]).toEqual([expect.anything(), null]);
  await publish(store, 'new', { kind: 'post' }, draft({ text: 'Here and on X', isPostToX: true, isPostToBluesky: true }));
  expect(shown(store)).toMatchObject([{ rawText: 'Here and on X', postToTwitter: true, postToBluesky: false }]);
});

test('what was published out of sight says the way to it; what stands before one’s eyes needs none', async () => {
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
  expect(store.get(toastsAtom).at(-1)?.action).toBeUndefined();
  card.remove();
});
