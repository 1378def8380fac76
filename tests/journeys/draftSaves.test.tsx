import { configure, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { ComposerGate } from '@/app/global/ComposerGate';
// Loaded before the first test, which would else wait for it.
import '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { saveDraft } from '@/features/compose/state/draftSaves';
import { createDraftSessionStore } from '@/features/compose/state/draftSessionStore';
import { keepNow } from '@/features/compose/state/useKeeping';
import { toastsAtom } from '@/features/feedback';
import { closeComposerAtom, composeIntentAtom, openComposerAtom } from '@/features/posts';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

/** What becomes of a composer that is closed and opened again while the server is being given its draft to keep. */
withBackend();
// A composer is drawn several times within each of these, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 15_000 });
const calls = recordCalls();
const made = () => calls.filter(({ call }) => call === 'POST /api/draft-posts');
const deleted = () => calls.filter(({ call }) => call.startsWith('DELETE /api/draft-posts/'));
let userId = '';
const kept = async () => (await writingStore.draftsOf(userId)).map(({ draft }) => draft.text);

const field = async () => {
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.readOnly).toBe(false));
  return text;
};
const postButton = () => screen.findByRole('button', { name: 'Post' });
const isDisabled = async () => (await postButton()).getAttribute('aria-disabled') === 'true';

/** Writes "For later" and has it saved; the server keeps the first saving waiting until it is told to answer. */
async function beginSaving() {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/draft-posts', () => held, { once: true }));
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
  const said = (count: number) => waitFor(() => expect(store.get(toastsAtom).map(({ title }) => title)).toHaveLength(count));
  const write = async (text: string) => {
    await user.click(await field());
    await user.paste(text);
  };
  open();
  await write('For later');
  await saveDraft();
  return { user, write, open, close, saveDraft, answer, closed, said };
}

test('opened again it knows of the save: nothing can be sent besides, and it closes with nothing left behind', async () => {
  const { close, open, answer, closed } = await beginSaving();
  await close();
  open();
  expect((await field()).value).toBe('For later');
  expect(await isDisabled()).toBe(true);
  answer();
  await closed();
  await waitFor(async () => expect(await kept()).toEqual([]));
  open();
  expect((await field()).value).toBe('');
  expect(await isDisabled()).toBe(false);
  expect(made()).toHaveLength(1);
});

test('what is written in it then stays open, and is the same draft when it is saved once more', async () => {
  const { write, close, open, saveDraft, answer, closed, said } = await beginSaving();
  await close();
  open();
  await write(' and more');
  answer();
  await said(1);
  await waitFor(async () => expect(await isDisabled()).toBe(false));
  expect((await field()).value).toBe('For later and more');
  await waitFor(async () => expect(await kept()).toEqual(['For later and more']));
  await saveDraft();
  await closed();
  await waitFor(() => expect(deleted()).toHaveLength(1));
  expect(made()).toHaveLength(2);
});

test('what was written on before it was closed is still the same draft, on whichever day it is opened', async () => {
  const { user, write, close, open, answer, said } = await beginSaving();
  await write(' and more');
  await close();
  answer();
  await said(1);
  await waitFor(async () => expect((await writingStore.readDraft(userId, 'new'))?.serverDraftId).toBeDefined());
  open();
  expect((await field()).value).toBe('For later and more');
  await user.click(await postButton());
  await waitFor(() => expect(deleted()).toHaveLength(1));
});

test('a save that is refused leaves it open with its words', async () => {
  mocks.fail({ path: '/api/draft-posts', method: 'POST', status: 503 });
  const { close, open, answer, said } = await beginSaving();
  await close();
  open();
  answer();
  await said(1);
  await waitFor(async () => expect(await isDisabled()).toBe(false));
  expect((await field()).value).toBe('For later');
  expect(await kept()).toEqual(['For later']);
});

test('an autosave that falls due while the kept draft goes does not bring it back', async () => {
  const { store, user: me } = await signedInStore();
  userId = me.id;
  const place = { userId, context: 'new' };
  const composing = createDraftSessionStore(emptyDraft);
  const leave = composing.subscribe(() => undefined);
  composing.dispatch({ type: 'opened', kept: undefined });
  composing.dispatch({ type: 'changed', parts: { text: 'For later' } });
  const { deleteDraft } = writingStore;
  const deletion = vi.spyOn(writingStore, 'deleteDraft').mockImplementationOnce(async (...of) => {
    const isGone = await deleteDraft(...of);
    await keepNow(composing, place);
    return isGone;
  });
  await saveDraft(store, place, composing, emptyDraft);
  expect(deletion).toHaveBeenCalledOnce();
  expect(await kept()).toEqual([]);
  deletion.mockRestore();
  leave();
});
