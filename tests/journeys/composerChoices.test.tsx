import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPost, getMyOrganizations, request, saveChannel } from '@/api';
import { Composer } from '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { startOutbox } from '@/features/compose/state/personOutbox';
import { toastsAtom } from '@/features/feedback';
import { type ComposeIntent, composeIntentAtom, localEntriesAtom, openComposerAtom, putPostsAtom } from '@/features/posts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { onServer, recordCalls, signedInStore, withBackend } from './session.ts';

/** Tests where the composer lets a post appear and where its draft is stored. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();
const patience = { timeout: 10_000 };

async function open(intent: ComposeIntent = { kind: 'post' }, signedIn = signedInStore()) {
  const { store } = await signedIn;
  onTestFinished(startOutbox(store));
  store.set(openComposerAtom, intent);
  const { user } = renderApp(<Composer intent={intent} />, store);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, patience);
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'), patience);
  return { store, user, text };
}
const myGroups = async () => (await request(getMyOrganizations, { query: { limit: 100 }, bypassCache: true })).results;

test('Save draft is shown beside Post once there is something to save', async () => {
  const { store, user, text } = await open();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  await user.type(text, 'For later');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined(), patience);
  expect(calls.map(({ call }) => call)).toContain('POST /api/draft-posts');
  expect(store.get(toastsAtom)).toMatchObject([{ title: 'Draft saved' }]);
});

test('images without a description are named before the post is sent, with a way to write one', async () => {
  const signedIn = await signedInStore();
  const image = (id: string) => ({ id, name: `${id}.png`, alt: '', file: { id, storageId: id } });
  await writingStore.writeDraft(signedIn.user.id, 'new', { ...emptyDraft, text: 'Two', images: [image('one'), image('two')] });
  const { user } = await open(undefined, Promise.resolve(signedIn));
  for (const left of ['2 of 2 images have', '1 of 2 images has']) {
    expect(screen.getByText(`${left} no description for people who can’t see them.`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a description' }));
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'A tram');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull(), patience);
  }
  expect(screen.queryByRole('button', { name: 'Add a description' })).toBeNull();
});

test('closing says where the text is stored and offers to save it as a draft', async () => {
  const { store, user, text } = await open();
  await user.type(text, 'For later');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ action: { label: 'Save draft' } }]), patience);
  store.get(toastsAtom)[0]?.action?.onAction();
  await waitFor(() => expect(store.get(toastsAtom).map(({ title }) => title)).toContain('Draft saved'), patience);
});

test('closing a composer without text shows no message', async () => {
  const { store, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  expect(store.get(toastsAtom)).toEqual([]);
});

test('all channels of a group are offered, not only the first fifteen', async () => {
  const signedIn = signedInStore();
  await signedIn;
  const group = required((await myGroups()).find(({ myMembership }) => myMembership?.role === 'owner' || myMembership?.role === 'admin'));
  for (let at = 1; at <= 16; at += 1) await request(saveChannel, { body: { id: group.id, name: `Further ${at}` } });
  const { user } = await open({ kind: 'post' }, signedIn);
  const select = screen.getByRole('combobox', { name: 'Where it appears' });
  fireEvent.focus(select);
  await user.click(select);
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Further/ })).toHaveLength(16), patience);
});

test('the quote of a private group’s post names that group, and is published there', async () => {
  const signedIn = signedInStore();
  const { store } = await signedIn;
  const isInside = (group: Awaited<ReturnType<typeof myGroups>>[number]) => group.myMembership?.status === 'member' && group.isPrivate;
  const group = required((await myGroups()).find(isInside));
  const channelId = required(group.channelId);
  const body = { type: 'post', rawText: 'Among us', text: 'Among us', channelId, displayedChannelId: channelId } as const;
  const post = required(await request(createPost, { body }));
  store.set(putPostsAtom, [post]);
  const { user, text } = await open({ kind: 'quote', postId: post.id }, signedIn);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(new RegExp(required(group.name)), { selector: 'form *' }, patience)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Where it appears' })).toBeNull();
  await user.type(text, 'Look');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: 'Post created' }]), patience);
  const [entry] = store.get(localEntriesAtom);
  expect(await onServer(required(entry).id)).toMatchObject({ channelId, displayedChannelId: channelId });
});
