import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createDraftPost, createPost, request } from '@/api';
import { Composer } from '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, openComposerAtom } from '@/features/posts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, onServer, recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
let userId = '';

const intent = { kind: 'post' } as const;
async function open() {
  const { store, user } = await signedInStore();
  userId = user.id;
  store.set(openComposerAtom, intent);
  return { store, ...renderApp(<Composer intent={intent} />, store) };
}
/** The server keeps the next saved draft waiting until it is told to answer. */
function holdSaving(): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/draft-posts', () => held, { once: true }));
  return answer;
}
const kept = async () => (await writingStore.draftsOf(userId)).map(({ draft }) => draft.text).sort();
const field = async () => {
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.readOnly).toBe(false));
  return text;
};
/** Writes something, if there is more to write, and saves all of it as a draft of the server. */
async function saveDraft(user: UserEvent, text?: string): Promise<void> {
  if (text !== undefined) await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: /^Drafts/ }));
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
}

test('a draft that cannot be read is not shown as an empty one; trying again brings its words', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Written yesterday' });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(writingStore, 'readDraft').mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'));
  const { user } = await open();
  expect(await screen.findByText('Your draft couldn’t be read')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your draft couldn’t be read')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field()).value).toBe('Written yesterday');
});

test('a draft of a change is compared with its post, also where nobody has loaded that: nothing counts as changed elsewhere', async () => {
  const { store, user: me } = await signedInStore();
  userId = me.id;
  const body = { type: 'post', title: 'Old title', rawText: 'Old text', text: 'Old text' } as const;
  const { id } = required(await request(createPost, { body }));
  const draftKey = `edit:${id}~beside`;
  await writingStore.writeDraft(me.id, draftKey, { ...emptyDraft, title: 'Old title', text: 'New text' });
  const { user } = renderApp(<Composer intent={{ kind: 'edit', postId: id, draftKey }} />, store);
  expect((await field()).value).toBe('New text');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.get(toastsAtom).map(({ title, description }) => description ?? title)).toEqual(['Post updated']));
  expect(await onServer(id)).toMatchObject({ title: 'Old title', rawText: 'New text' });
});

test('a draft of a change opens also where its post cannot be had', async () => {
  const { store, user: me } = await signedInStore();
  userId = me.id;
  vi.spyOn(console, 'error').mockReturnValue();
  mocks.server.use(http.get('*/api/posts/:id', () => HttpResponse.error()));
  await writingStore.writeDraft(me.id, 'edit:p0~beside', { ...emptyDraft, text: 'New text' });
  renderApp(<Composer intent={{ kind: 'edit', postId: 'p0', draftKey: 'edit:p0~beside' }} />, store);
  expect((await field()).value).toBe('New text');
});

test('how much room the text has left, and by how much it is too long, is said in words', async () => {
  const { user } = await open();
  const text = await field();
  await user.click(text);
  await user.paste('a'.repeat(4990));
  expect(await screen.findByText('10 characters left')).toBeDefined();
  await user.paste('a'.repeat(11));
  expect(await screen.findByText('1 character too many')).toBeDefined();
});

test('who writes something else then leaves what could not be read as it is', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Written yesterday' });
  vi.spyOn(console, 'error').mockReturnValue();
  const read = vi.spyOn(writingStore, 'readDraft').mockRejectedValue(new Error('broken'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Write something else' }));
  await user.type(await field(), 'Something else');
  await waitFor(async () => expect(await kept()).toEqual(['Something else', 'Written yesterday']));
  read.mockRestore();
  expect(await writingStore.readDraft(me.id, 'new')).toMatchObject({ text: 'Written yesterday' });
});

test('a browser that keeps nothing never says that it is saved', async () => {
  // As here, where there is no database.
  const { user } = await open();
  await user.type(await field(), 'Some words');
  expect(await screen.findByText('Not saved in this browser')).toBeDefined();
  expect(screen.queryByText(/Saved/)).toBeNull();
});

test('what it holds until the page is left opens with its words, and does not say that it is saved either', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'From a moment ago' });
  await open();
  expect((await field()).value).toBe('From a moment ago');
  expect(screen.getByText('Not saved in this browser')).toBeDefined();
});

test('a draft that is saved leaves the browser and closes', async () => {
  const { store, user } = await open();
  await saveDraft(user, 'For later');
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]);
  expect(await kept()).toEqual([]);
});

test('what is written while a draft is being saved stays open, and is no second draft', async () => {
  const answer = holdSaving();
  const { store, user } = await open();
  await saveDraft(user, 'For later');
  await user.keyboard('{Escape}');
  await user.type(await field(), ' and more');
  answer();
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]));
  await waitFor(async () => expect(await kept()).toEqual(['For later and more']));
  expect(store.get(composeIntentAtom)).toBe(intent);
  await saveDraft(user);
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'))).toHaveLength(1));
});

test('what is being saved as a draft is neither published nor discarded besides, by no button and no key', async () => {
  const answer = holdSaving();
  const { store, user } = await open();
  await saveDraft(user, 'For later');
  await user.keyboard('{Escape}');
  const publish = await screen.findByRole('button', { name: 'Post' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Discard' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(await field(), ', or now{Control>}{Enter}{/Control}');
  answer();
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
  expect(calls.filter(({ call }) => call === 'POST /api/posts')).toEqual([]);
  await user.click(publish);
  await waitFor(() => expect(store.get(toastsAtom)).toContainEqual(expect.objectContaining({ title: 'Post created' })));
  // Of the draft nothing is left once the post stands.
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'))).toHaveLength(1));
});

test('what is begun in its place while a draft is being saved stays', async () => {
  const answer = holdSaving();
  const { store, user, unmount } = await open();
  await saveDraft(user, 'For later');
  unmount();
  const next = { kind: 'post' } as const;
  store.set(openComposerAtom, next);
  await writingStore.writeDraft(userId, 'new', { ...emptyDraft, text: 'Something new' });
  answer();
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]));
  expect(store.get(composeIntentAtom)).toBe(next);
  expect(await kept()).toEqual(['Something new']);
});

test('the words about an image are kept as they are written, and nothing is uploaded before they are complete', async () => {
  const { user: me } = await signedInStore();
  const image = { id: 'f1', name: 'tram.png', alt: '', file: { id: 'f1', storageId: 'f1' } };
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'A tram', images: [image] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Describe tram.png' }));
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Line 4');
  await waitFor(async () => expect((await writingStore.readDraft(me.id, 'new'))?.images[0]?.alt).toBe('Line 4'));
  expect(calls.filter(({ call }) => call === 'POST /api/files')).toEqual([]);
});

test('the draft of the server that is open is not listed: deleting it there would take away what is being written', async () => {
  const { store } = await signedInStore();
  const save = async (text: string) => required(await request(createDraftPost, { body: { text, rawText: text } })).id;
  await save('Another thought');
  const draftKey = `draft:${await save('The one that is open')}`;
  const { user } = renderApp(<Composer intent={{ ...intent, draftKey }} />, store);
  await field();
  await user.click(screen.getByRole('button', { name: /^Drafts/ }));
  await screen.findByRole('button', { name: /^Another thought/ });
  expect(screen.queryByRole('button', { name: /^The one that is open/ })).toBeNull();
});
