import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createPost, deletePost, getCurrentUser, type PostInput, request, updatePost } from '@/api';
import { writingStore } from '@/features/compose/data/writingStore';
import { type Draft, emptyDraft } from '@/features/compose/model/draft';
import { saveEdit, withdrawEdit } from '@/features/compose/state/edit';
import { startOutbox } from '@/features/compose/state/outbox';
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

/** However busy the machine is. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const goes = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  window.dispatchEvent(new Event(state));
};

const input: PostInput = { type: 'post', title: 'Old title', rawText: 'Old text', text: 'Old text' };
const original: Draft = { ...emptyDraft, title: 'Old title', text: 'Old text' };

/** A page of the person who is signed in: another tab, or the same one after a reload. What the browser keeps is the same for all. */
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

const said = (store: Store) => store.get(toastsAtom).map(({ title, description }) => description ?? title);
const waiting = async () => (await writingStore.rowsOf(userId)).map(({ draft }) => draft.text);
/** What the person does on another device. */
const changeElsewhere = (id: string, body: Partial<PostInput>) => request(updatePost, { params: { id }, body });

test('offline a change waits in its place and is sent once, in its last words, when the network is back', async () => {
  const { store, id, save } = await ownPost();
  goes('offline');
  await Promise.all([save({ text: 'New text' }), save({ text: 'Newer text' })]);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Newer text', sending: 'waiting' });
  expect(await waiting()).toEqual(['Newer text']);
  expect(patches()).toEqual([]);
  goes('online');
  await until(() => expect(said(store)).toEqual(['Post updated']));
  expect(patches()).toHaveLength(1);
  expect(await onServer(id)).toMatchObject({ rawText: 'Newer text' });
  expect(store.get(postAtom(id))?.sending).toBeUndefined();
  expect(store.get(composeIntentAtom)).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

test('a change whose line broke is sent again when it is back', async () => {
  const { store, id, save } = await ownPost();
  const breakLine = () => {
    goes('offline');
    return HttpResponse.error();
  };
  mocks.server.use(http.patch('*/api/posts/:id', breakLine, { once: true }));
  await save({ text: 'New text' });
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' });
  expect(said(store)).toEqual([]);
  goes('online');
  await until(() => expect(said(store)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('after a reload it stands in its place as soon as the post does, opens with its words, and is sent once', async () => {
  const { post, id, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  close();
  const store = await openPage();
  store.set(putPostsAtom, [post]);
  await until(() => expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' }));
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toMatchObject({ text: 'New text' });
  goes('online');
  window.dispatchEvent(new Event('online'));
  await until(() => expect(said(store)).toEqual(['Post updated']));
  expect(patches()).toHaveLength(1);
  expect(store.get(postAtom(id))?.sending).toBeUndefined();
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toBeUndefined();
});

test('where nobody is reached it is said, and the next visit sends it', async () => {
  const { store, id, save } = await ownPost();
  mocks.server.use(http.patch('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  await save({ text: 'New text' });
  expect(said(store)).toHaveLength(1);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'New text', sending: 'waiting' });
  close();
  const later = await openPage();
  await until(() => expect(said(later)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('of two tabs one sends it, and both show what was sent', async () => {
  const { store, post, id, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  goes('online');
  await until(() => expect([...said(store), ...said(other)]).toEqual(['Post updated']));
  for (const tab of [store, other]) {
    await until(() => expect(tab.get(postAtom(id))?.sending).toBeUndefined());
    expect(tab.get(postAtom(id))).toMatchObject({ rawText: 'New text' });
  }
  expect(patches()).toHaveLength(1);
});

test('of changes that two tabs have saved the later one stands, and both show it', async () => {
  const { store, post, id, intent, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  // At once, before the page knows what waits already.
  await saveEdit(other, intent, original, { ...original, text: 'Newer text' });
  expect(await waiting()).toEqual(['Newer text']);
  goes('online');
  await until(() => expect([...said(store), ...said(other)]).toEqual(['Post updated']));
  for (const tab of [store, other]) {
    await until(() => expect(tab.get(postAtom(id))?.sending).toBeUndefined());
    expect(tab.get(postAtom(id))).toMatchObject({ rawText: 'Newer text' });
  }
  expect(patches()).toHaveLength(1);
});

test('a change of somebody who has left is not sent, not shown to who comes next, and goes out when they are back', async () => {
  const { store, post, id, save } = await ownPost();
  const shown = postAtom(id);
  goes('offline');
  await save({ text: 'New text' });
  await store.set(logOutAtom);
  mocks.become('author');
  localStorage.setItem('user', JSON.stringify(required(await request(getCurrentUser, { bypassCache: true }))));
  goes('online');
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
  await until(() => expect(said(again)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
});

test('what was changed on another device meanwhile is not written over: both stand where they differ', async () => {
  const { store, id, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  await changeElsewhere(id, { title: 'Their title' });
  goes('online');
  await until(() => expect(said(store)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ title: 'Their title', rawText: 'New text' });
});

test('where both changed the same it is said, and the words open over the post as it is now, to be saved once more or not', async () => {
  const { store, id, intent, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  await changeElsewhere(id, { rawText: 'Their text', text: 'Their text' });
  calls.splice(0);
  goes('online');
  await until(() => expect(store.get(composeIntentAtom)).toEqual(intent));
  expect(said(store)).toEqual(['This post was changed elsewhere in the meantime. Save again to replace that version.']);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Their text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toMatchObject({ text: 'New text' });
  expect([await waiting(), patches()]).toEqual([[], []]);

  store.set(closeComposerAtom);
  await saveEdit(store, intent, { ...original, text: 'Their text' }, { ...original, text: 'New text' });
  expect(await onServer(id)).toMatchObject({ rawText: 'New text' });
  expect(await writingStore.readDraft(userId, `edit:${id}`)).toBeUndefined();
});

test('a post that was answered meanwhile, or is gone, leaves the words among the drafts', async () => {
  const { store, id, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  await request(createPost, { body: { type: 'reply', repostedPostId: id, rawText: 'An answer', text: 'An answer' } });
  goes('online');
  await until(() => expect(said(store)).toEqual(["Can't edit post"]));
  await until(() => expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text', numReplies: 1 }));

  const gone = required(await request(createPost, { body: input }));
  goes('offline');
  await saveEdit(store, { kind: 'edit', postId: gone.id }, original, { ...original, text: 'Too late' });
  await request(deletePost, { params: { id: gone.id } });
  goes('online');
  await until(() => expect(said(store)).toHaveLength(2));
  expect(store.get(announcementAtom).text).toBe('Saved to Drafts');
  expect(store.get(composeIntentAtom)).toBeUndefined();
  const kept = await writingStore.draftsOf(userId);
  expect(kept.map(({ draft }) => draft.text).toSorted()).toEqual(['New text', 'Too late']);
  for (const { context } of kept) expect(context).toMatch(/^new~/);
  expect(await waiting()).toEqual([]);
});

test('who deletes a post takes the change of it along that waits: nothing is said of it, no draft is left', async () => {
  const { store, post, id, save } = await ownPost();
  mocks.server.use(http.patch('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  await save({ text: 'New text' });
  const other = await openPage();
  other.set(putPostsAtom, [post]);
  for (const { id: toast } of store.get(toastsAtom)) store.set(dismissToastAtom, toast);

  mocks.server.use(http.delete('*/api/posts/:id', () => HttpResponse.error(), { once: true }));
  goes('offline');
  expect(await store.set(deletePostAtom, id)).toBe(false);
  expect(await waiting()).toEqual(['New text']);
  for (const { id: toast } of store.get(toastsAtom)) store.set(dismissToastAtom, toast);
  calls.splice(0);

  const deleted = store.set(deletePostAtom, id);
  goes('online');
  expect(await deleted).toBe(true);
  await until(() => expect(other.get(postAtom(id))?.sending).toBeUndefined());
  goes('online');
  const later = await openPage();
  await request(getCurrentUser, { bypassCache: true });
  expect([said(store), said(other), said(later)]).toEqual([['Post deleted'], [], []]);
  expect([await waiting(), await writingStore.draftsOf(userId), patches()]).toEqual([[], [], []]);
});

test('a post that is deleted before the outbox is there leaves nothing to be sent either', async () => {
  const { id, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  close();
  const { store } = await signedInStore();
  goes('online');
  expect(await store.set(deletePostAtom, id)).toBe(true);
  stops.push(startOutbox(store));
  await until(async () => expect(await waiting()).toEqual([]));
  expect(said(store)).toEqual(['Post deleted']);
  expect(await writingStore.draftsOf(userId)).toEqual([]);
});

test('who discards their changes gives up what waits as well', async () => {
  const { store, id, intent, save } = await ownPost();
  goes('offline');
  await save({ text: 'New text' });
  await withdrawEdit(store, intent);
  expect(store.get(postAtom(id))).toMatchObject({ rawText: 'Old text' });
  goes('online');
  expect(await waiting()).toEqual([]);
  expect(patches()).toEqual([]);
});
