import { configure, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { ComposerGate } from '@/app/layouts/DefaultLayout';
// Loads the composer's chunk in advance, so that the first test doesn't wait for it.
import '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { saveDraft } from '@/features/compose/state/draftSaves';
import { createDraftSessionStore } from '@/features/compose/state/draftSessionStore';
import { storeNow } from '@/features/compose/state/useDraftStorage';
import { toastsAtom } from '@/features/feedback';
import { closeComposerAtom, composeIntentAtom, openComposerAtom } from '@/features/posts';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

/** Tests a composer that is closed and opened again while its draft is being saved on the server. */
withBackend();
// Each test renders the composer several times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });
const calls = recordCalls();
const made = () => calls.filter(({ call }) => call === 'POST /api/draft-posts');
const deleted = () => calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'));
let userId = '';
const storedTexts = async () => (await writingStore.draftsOf(userId)).map(({ draft }) => draft.text);

const field = async () => {
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  return text;
};
const postButton = () => screen.findByRole('button', { name: 'Post' });
const isDisabled = async () => (await postButton()).getAttribute('aria-disabled') === 'true';

/** Writes "For later" and saves it. The server doesn't answer the first save until `answer` is called. */
async function beginSaving() {
  let answer = () => {};
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/draft-posts', () => blocked, { once: true }));
  const { store, user: me } = await signedInStore();
  userId = me.id;
  const { user } = renderApp(<ComposerGate />, store);
  const open = () => store.set(openComposerAtom, { kind: 'post' });
  const close = async () => {
    store.set(closeComposerAtom);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull());
  };
  const saveDraft = async () => {
    await user.click(await screen.findByRole('button', { name: /^Drafts/ }));
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await user.keyboard('{Escape}');
  };
  const closed = () => waitFor(() => expect(store.get(composeIntentAtom)).toBeUndefined());
  const expectMessages = (count: number) => waitFor(() => expect(store.get(toastsAtom).map(({ title }) => title)).toHaveLength(count));
  const write = async (text: string) => {
    await user.click(await field());
    await user.paste(text);
  };
  open();
  await write('For later');
  await saveDraft();
  return { user, write, open, close, saveDraft, answer, closed, expectMessages };
}

test('reopened, it knows of the save: nothing else can be sent, and it closes without a leftover', async () => {
  const { close, open, answer, closed } = await beginSaving();
  await close();
  open();
  expect((await field()).value).toBe('For later');
  expect(await isDisabled()).toBe(true);
  answer();
  await closed();
  await waitFor(async () => expect(await storedTexts()).toEqual([]));
  open();
  expect((await field()).value).toBe('');
  expect(await isDisabled()).toBe(false);
  expect(made()).toHaveLength(1);
});

test('text written in it afterwards stays open, and is the same draft when it is saved once more', async () => {
  const { write, close, open, saveDraft, answer, closed, expectMessages } = await beginSaving();
  await close();
  open();
  await write(' and more');
  answer();
  await expectMessages(1);
  await waitFor(async () => expect(await isDisabled()).toBe(false));
  expect((await field()).value).toBe('For later and more');
  await waitFor(async () => expect(await storedTexts()).toEqual(['For later and more']));
  await saveDraft();
  await closed();
  await waitFor(() => expect(deleted()).toHaveLength(1));
  expect(made()).toHaveLength(2);
});

test('a draft that was continued before closing is still the same draft, on any later day', async () => {
  const { user, write, close, open, answer, expectMessages } = await beginSaving();
  await write(' and more');
  await close();
  answer();
  await expectMessages(1);
  await waitFor(async () => expect((await writingStore.readDraft(userId, 'new'))?.serverDraftId).toBeDefined());
  open();
  expect((await field()).value).toBe('For later and more');
  await user.click(await postButton());
  await waitFor(() => expect(deleted()).toHaveLength(1));
});

test('a refused save keeps it open with its text', async () => {
  mocks.fail({ path: '/api/draft-posts', method: 'POST', status: 503 });
  const { close, open, answer, expectMessages } = await beginSaving();
  await close();
  open();
  answer();
  await expectMessages(1);
  await waitFor(async () => expect(await isDisabled()).toBe(false));
  expect((await field()).value).toBe('For later');
  expect(await storedTexts()).toEqual(['For later']);
});

test('an autosave that is due while the stored draft is deleted does not restore it', async () => {
  const { store, user: me } = await signedInStore();
  userId = me.id;
  const draftKey = { userId, context: 'new' };
  const composing = createDraftSessionStore(emptyDraft);
  const leave = composing.subscribe(() => undefined);
  composing.dispatch({ type: 'opened', stored: undefined });
  composing.dispatch({ type: 'changed', parts: { text: 'For later' } });
  const { deleteDraft } = writingStore;
  const deletion = vi.spyOn(writingStore, 'deleteDraft').mockImplementationOnce(async (...of) => {
    const isDeleted = await deleteDraft(...of);
    await storeNow(composing, draftKey);
    return isDeleted;
  });
  await saveDraft(store, draftKey, composing, emptyDraft);
  expect(deletion).toHaveBeenCalledOnce();
  expect(await storedTexts()).toEqual([]);
  deletion.mockRestore();
  leave();
});
