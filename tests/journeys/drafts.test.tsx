import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { createDraftPost, createPost, request } from '@/api';
import { Composer } from '@/features/compose/components/Composer';
import { NoAnswer } from '@/features/compose/data/draftDb';
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
/** Makes the server hold back its answer to the next saved draft until the returned function is called. */
function holdSaving(): () => void {
  let answer = () => {};
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/draft-posts', () => blocked, { once: true }));
  return answer;
}
const storedTexts = async () => (await writingStore.draftsOf(userId)).map(({ draft }) => draft.text).sort();
const field = async () => {
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  return text;
};
/** Types `text`, if given, and saves the whole text as a draft on the server. */
async function saveDraft(user: UserEvent, text?: string): Promise<void> {
  if (text !== undefined) await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: /^Drafts/ }));
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
}

test('an unreadable draft is not shown as an empty one, and a retry restores its text', async () => {
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

test('a draft of a change is compared with its post, even if the post isn’t loaded: nothing counts as changed elsewhere', async () => {
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

test('a draft of a change also opens if its post cannot be loaded', async () => {
  const { store, user: me } = await signedInStore();
  userId = me.id;
  vi.spyOn(console, 'error').mockReturnValue();
  mocks.server.use(http.get('*/api/posts/:id', () => HttpResponse.error()));
  await writingStore.writeDraft(me.id, 'edit:p0~beside', { ...emptyDraft, text: 'New text' });
  renderApp(<Composer intent={{ kind: 'edit', postId: 'p0', draftKey: 'edit:p0~beside' }} />, store);
  expect((await field()).value).toBe('New text');
});

test('a sentence says how many characters are left, or by how many the text is too long', async () => {
  const { user } = await open();
  const text = await field();
  await user.click(text);
  await user.paste('a'.repeat(4990));
  expect(await screen.findByText('10 characters left')).toBeDefined();
  await user.paste('a'.repeat(11));
  expect(await screen.findByText('1 character too many')).toBeDefined();
});

test('pressing Post names what keeps a text of a thread from being published, beside its field', async () => {
  const { user } = await open();
  const text = await field();
  await user.click(text);
  await user.paste('One');
  await user.click(screen.getByRole('button', { name: 'Add to thread' }));
  await user.paste('a'.repeat(5002));
  const further = screen.getByRole('textbox', { name: 'Post 2' });
  const sentences = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(sentences(further)).not.toContain('This is 2 characters too long.');
  await user.click(screen.getByRole('button', { name: 'Post all' }));
  expect(document.activeElement).toBe(further);
  expect(sentences(further)).toContain('This is 2 characters too long.');
  expect(sentences(text)).toEqual([undefined]);
  // The first text is described in the same way.
  await user.clear(text);
  expect(sentences(text)).toEqual(['Write something or attach an image.']);
});

test('writing something else leaves the unreadable draft unchanged', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Written yesterday' });
  vi.spyOn(console, 'error').mockReturnValue();
  const read = vi.spyOn(writingStore, 'readDraft').mockRejectedValue(new Error('broken'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Write something else' }));
  await user.type(await field(), 'Something else');
  await waitFor(async () => expect(await storedTexts()).toEqual(['Something else', 'Written yesterday']));
  read.mockRestore();
  expect(await writingStore.readDraft(me.id, 'new')).toMatchObject({ text: 'Written yesterday' });
});

test('a storage that does not answer keeps the fields writable, and its late draft is shown if no text was written', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let wake = () => {};
  const late = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const read = vi.spyOn(writingStore, 'readDraft').mockRejectedValueOnce(new NoAnswer(late));
  await open();
  const text = await field();
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByText(/kept in this tab only/)).toBeDefined();
  read.mockResolvedValueOnce({ ...emptyDraft, text: 'Written yesterday' });
  wake();
  await waitFor(() => expect(text.value).toBe('Written yesterday'));
});

test('text typed before the stored draft was read is added to it', async () => {
  let answer = () => {};
  vi.spyOn(writingStore, 'readDraft').mockReturnValueOnce(
    new Promise((resolve) => (answer = () => resolve({ ...emptyDraft, text: 'Written yesterday' }))),
  );
  const { user } = await open();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, ', and today');
  expect(text.value).toBe(', and today');
  answer();
  await waitFor(() => expect(text.value).toBe('Written yesterday, and today'));
  expect(await field()).toBe(text);
});

test('a browser that stores nothing is never said to have saved the draft', async () => {
  // This environment has no IndexedDB.
  const { user } = await open();
  await user.type(await field(), 'Some words');
  expect(await screen.findByText('Not saved in this browser')).toBeDefined();
  expect(screen.queryByText(/Saved/)).toBeNull();
});

test('a draft that is kept only in the page opens with its text, and doesn’t claim to be saved either', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'From a moment ago' });
  await open();
  expect((await field()).value).toBe('From a moment ago');
  expect(screen.getByText('Not saved in this browser')).toBeDefined();
});

test('a draft saved on the server is removed from the browser, and the composer closes', async () => {
  const { store, user } = await open();
  await saveDraft(user, 'For later');
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]);
  expect(await storedTexts()).toEqual([]);
});

test('text written while a draft is being saved stays open, and is not a second draft', async () => {
  const answer = holdSaving();
  const { store, user } = await open();
  await saveDraft(user, 'For later');
  await user.keyboard('{Escape}');
  await user.type(await field(), ' and more');
  answer();
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]));
  await waitFor(async () => expect(await storedTexts()).toEqual(['For later and more']));
  expect(store.get(composeIntentAtom)).toBe(intent);
  await saveDraft(user);
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'))).toHaveLength(1));
});

test('a draft that is being saved can’t also be published or discarded, by button or by key', async () => {
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
  // The draft is deleted on the server once the post is published.
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'))).toHaveLength(1));
});

test('a new draft begun while a draft is being saved stays', async () => {
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
  expect(await storedTexts()).toEqual(['Something new']);
});

test('an image’s description is stored while it is written, and the upload waits until it is complete', async () => {
  const { user: me } = await signedInStore();
  const image = { id: 'f1', name: 'tram.png', alt: '', file: { id: 'f1', storageId: 'f1' } };
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'A tram', images: [image] });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Describe tram.png' }));
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Line 4');
  await waitFor(async () => expect((await writingStore.readDraft(me.id, 'new'))?.images[0]?.alt).toBe('Line 4'));
  expect(calls.filter(({ call }) => call === 'POST /api/files')).toEqual([]);
});

test('the open draft is not listed, because deleting it there would delete the text that is being written', async () => {
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
