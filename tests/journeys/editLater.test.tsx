import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createPost, deletePost, getCurrentUser, type PostInput, request, updatePost } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { type Draft, emptyDraft } from '@/features/compose/model/draft';
import { startOutbox } from '@/features/compose/state/personOutbox';
import { saveEdit, withdrawEdit } from '@/features/compose/state/saveEdit';
import { announcementAtom, dismissToastAtom, toastsAtom } from '@/features/feedback';
import { closeComposerAtom, composeIntentAtom, postAtom, putPostsAtom } from '@/features/posts';
import { deletePostAtom } from '@/features/posts/state/removePost';
import { logOutAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { mocks, onServer, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();
const patches = () => calls.filter(({ call }) => call.startsWith('PATCH '));
const stops: (() => void)[] = [];
let userId = '';
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Waits with a generous timeout, because the machine may be busy. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const setConnection = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  window.dispatchEvent(new Event(state));
};

const input: PostInput = { type: 'post', title: 'Old title', rawText: 'Old text', text: 'Old text' };
const original: Draft = { ...emptyDraft, title: 'Old title', text: 'Old text' };

/** Opens a page of the signed-in person, as another tab or a reload does. All pages share the browser's storage. */
async function openPage() {
  const { store, user } = await signedInStore();
  userId = user.id;
  stops.push(startOutbox(store));
  return store;
}
type Store = Awaited<ReturnType<typeof openPage>>;
const close = () => stops.splice(0).forEach((stop) => stop());

async function ownPost() {
  const store = await openPage();
  const post = required(await request(createPost, { body: input }));
  store.set(putPostsAtom, [post]);
  const { id } = post;
  const intent = { kind: 'edit', postId: id } as const;
  const save = (parts: Partial<Draft>) => saveEdit(store, intent, original, { ...original, ...parts });
  return { store, post, id, intent, save };
}

const messagesIn = (store: Store) => store.get(toastsAtom).map(({ title, description }) => description ?? title);
const waiting = async () => (await writingStore.rowsOf(userId)).map(({ draft }) => draft.text);
/** Edits the post as the same person would on another device. */
const changeElsewhere = (id: string, body: Partial<PostInput>) => request(updatePost, { params: { id }, body });

test('offline a change waits in its list and is sent once, with its last text, when the network is back', async () => {
  const { store, id, save } = await ownPost();
  setConnection('offline');
  await Promise.all([save({ text: 'New text' }), save({ text: 'Newer text' })]);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Newer text', sending: 'waiting' });
  expect(await waiting()).toEqual(['Newer text']);
  expect(patches()).toEqual([]);
  setConnection('online');
  await until(() => expect(messagesIn(store)).toEqual(['Post updated']));
  expect(patches()).toHaveLength(1);
  expect(await onServer(id)).toMatchObject({ rawText: 'Newer text' });
  expect(store.get(postAtom(id))?.sending).toBeUndefined();
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

test('a change interrupted by an outage is sent again afterwards', async () => {
  const { store, id, save } = await ownPost();
  const breakLine = () => {
    setConnection('offline');
    return HttpResponse.error();
  };
  mocks.server.use(http.patch('*/api/posts/:id', breakLine, { once: true }));
  await save({ text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' });
  expect(messagesIn(store)).toEqual([]);
  setConnection('online');
  await until(() => expect(messagesIn(store)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('after a reload it is shown with its post, opens with its text, and is sent once', async () => {
  const { post, id, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  close();
  const store = await openPage();
  store.set(putPostsAtom, [post]);
  await until(() => expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' }));
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toMatchObject({ text: 'New text' });
  setConnection('online');
  window.dispatchEvent(new Event('online'));
  await until(() => expect(messagesIn(store)).toEqual(['Post updated']));
  expect(patches()).toHaveLength(1);
  expect(store.get(postAtom(id))?.sending).toBeUndefined();
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toBeUndefined();
});

test('a failed connection is reported, and the next visit sends the change', async () => {
  const { store, id, save } = await ownPost();
  mocks.server.use(http.patch('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  await save({ text: 'New text' });
  expect(messagesIn(store)).toHaveLength(1);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' });
  close();
  const later = await openPage();
  await until(() => expect(messagesIn(later)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('one of two tabs sends the change, and both show it', async () => {
  const { store, post, id, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  setConnection('online');
  await until(() => expect([...messagesIn(store), ...messagesIn(other)]).toEqual(['Post updated']));
  for (const tab of [store, other]) {
    await until(() => expect(tab.get(postAtom(id))?.sending).toBeUndefined());
    expect(tab.get(postAtom(id))).toMatchObject({ rawText: 'New text' });
  }
  expect(patches()).toHaveLength(1);
});

test('the later of two changes saved in two tabs counts, and both show it', async () => {
  const { store, post, id, intent, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  // Saves at once, before this page has read the changes that are already waiting.
  await saveEdit(other, intent, original, { ...original, text: 'Newer text' });
  expect(await waiting()).toEqual(['Newer text']);
  setConnection('online');
  await until(() => expect([...messagesIn(store), ...messagesIn(other)]).toEqual(['Post updated']));
  for (const tab of [store, other]) {
    await until(() => expect(tab.get(postAtom(id))?.sending).toBeUndefined());
    expect(tab.get(postAtom(id))).toMatchObject({ rawText: 'Newer text' });
  }
  expect(patches()).toHaveLength(1);
});

test('a change of a person who logged out is neither sent nor shown to the next person, and is sent when they return', async () => {
  const { store, post, id, save } = await ownPost();
  const shown = postAtom(id);
  setConnection('offline');
  await save({ text: 'New text' });
  await store.set(logOutAtom);
  mocks.become('author');
  localStorage.setItem('user', JSON.stringify(required(await request(getCurrentUser, { bypassCache: true }))));
  setConnection('online');
  store.set(putPostsAtom, [post]);
  expect(store.get(shown)).toMatchObject({ rawText: 'Old text' });
  close();
  const me = userId;
  const others = await openPage();
  others.set(putPostsAtom, [post]);
  await request(getCurrentUser, { bypassCache: true });
  expect(others.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  expect(patches()).toEqual([]);
  close();
  mocks.become('regular');
  const again = await openPage();
  expect(userId).toBe(me);
  await until(() => expect(messagesIn(again)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('a change from another device is not overwritten: both are shown where they differ', async () => {
  const { store, id, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  await changeElsewhere(id, { title: 'Their title' });
  setConnection('online');
  await until(() => expect(messagesIn(store)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ title: 'Their title', rawText: 'New text' });
});

test('a conflict is reported, and the text opens over the post as it is now, to be saved once more or not', async () => {
  const { store, id, intent, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  await changeElsewhere(id, { rawText: 'Their text', text: 'Their text' });
  calls.splice(0);
  setConnection('online');
  await until(() => expect(store.get(composeIntentAtom)).toEqual(intent));
  expect(messagesIn(store)).toEqual(['This post was changed elsewhere in the meantime. Save again to replace that version.']);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Their text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toMatchObject({ text: 'New text' });
  expect([await waiting(), patches()]).toEqual([[], []]);

  store.set(closeComposerAtom);
  await saveEdit(store, intent, { ...original, text: 'Their text' }, { ...original, text: 'New text' });
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toBeUndefined();
});

test('the text is kept as a draft when the post was answered meanwhile or deleted', async () => {
  const { store, id, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  await request(createPost, { body: { type: 'reply', repostedPostId: id, rawText: 'An answer', text: 'An answer' } });
  setConnection('online');
  await until(() => expect(messagesIn(store)).toEqual(["Can't edit post"]));
  await until(() => expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text', numReplies: 1 }));

  const deleted = required(await request(createPost, { body: input }));
  setConnection('offline');
  await saveEdit(store, { kind: 'edit', postId: deleted.id }, original, { ...original, text: 'Too late' });
  await request(deletePost, { params: { id: deleted.id } });
  setConnection('online');
  await until(() => expect(messagesIn(store)).toHaveLength(2));
  expect(store.get(announcementAtom).text).toBe('Saved to Drafts');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  const stored = await writingStore.draftsOf(userId);
  expect(stored.map(({ draft }) => draft.text).toSorted()).toEqual(['New text', 'Too late']);
  for (const { context } of stored) expect(context).toMatch(/^new~/);
  expect(await waiting()).toEqual([]);
});

test('deleting a post also deletes its waiting change: nothing is reported, no draft is left', async () => {
  const { store, post, id, save } = await ownPost();
  mocks.server.use(http.patch('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  for (const { id: toast } of store.get(toastsAtom)) store.set(dismissToastAtom, toast);

  mocks.server.use(http.delete('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  setConnection('offline');
  expect(await store.set(deletePostAtom, id)).toBe(false);
  expect(await waiting()).toEqual(['New text']);
  for (const { id: toast } of store.get(toastsAtom)) store.set(dismissToastAtom, toast);
  calls.splice(0);

  const deleted = store.set(deletePostAtom, id);
  setConnection('online');
  expect(await deleted).toBe(true);
  await until(() => expect(other.get(postAtom(id))?.sending).toBeUndefined());
  setConnection('online');
  const later = await openPage();
  await request(getCurrentUser, { bypassCache: true });
  expect([messagesIn(store), messagesIn(other), messagesIn(later)]).toEqual([[], [], []]);
  expect([await waiting(), await writingStore.draftsOf(userId), patches()]).toEqual([[], [], []]);
});

test('a post deleted before the outbox has loaded leaves no change to send either', async () => {
  const { id, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  close();
  const { store } = await signedInStore();
  setConnection('online');
  expect(await store.set(deletePostAtom, id)).toBe(true);
  stops.push(startOutbox(store));
  await until(async () => expect(await waiting()).toEqual([]));
  expect(messagesIn(store)).toEqual([]);
  expect(await writingStore.draftsOf(userId)).toEqual([]);
});

test('discarding one’s changes also discards the waiting ones', async () => {
  const { store, id, intent, save } = await ownPost();
  setConnection('offline');
  await save({ text: 'New text' });
  await withdrawEdit(store, intent);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  setConnection('online');
  expect(await waiting()).toEqual([]);
  expect(patches()).toEqual([]);
});
