import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { emptyDraft } from '@/features/compose/model/draft';
import { renderApp } from './renderApp.tsx';
import { signedInStore, withBackend } from './session.ts';

withBackend();
let userId = '';
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { context } of await writingStore.draftsOf(userId)) await writingStore.deleteDraft(userId, context);
});

async function open() {
  const { store, user } = await signedInStore();
  userId = user.id;
  return renderApp(<Composer intent={{ kind: 'post' }} />, store);
}
const field = async () => {
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.readOnly).toBe(false));
  return text;
};

test('a draft that cannot be read is not shown as an empty one; trying again brings its words', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Written yesterday' });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(writingStore, 'readDraft').mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'));
  const { user } = await open();
  expect(await screen.findByText('What you wrote here could not be read')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('What you wrote here could not be read')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await field()).value).toBe('Written yesterday');
});

test('who writes something else then leaves what could not be read as it is', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'Written yesterday' });
  vi.spyOn(console, 'error').mockReturnValue();
  const read = vi.spyOn(writingStore, 'readDraft').mockRejectedValue(new Error('broken'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Write something else' }));
  await user.type(await field(), 'Something else');
  await waitFor(async () =>
    expect((await writingStore.draftsOf(me.id)).map(({ draft }) => draft.text).sort()).toEqual(['Something else', 'Written yesterday']),
  );
  read.mockRestore();
  expect(await writingStore.readDraft(me.id, 'new')).toMatchObject({ text: 'Written yesterday' });
});

test('a browser that keeps nothing never says that it is saved', async () => {
  // As here, where there is no database.
  const { user } = await open();
  await user.type(await field(), 'Some words');
  expect(await screen.findByText('This browser does not keep it')).toBeDefined();
  expect(screen.queryByText(/Saved/)).toBeNull();
});

test('what it holds until the page is left opens with its words, and does not say that it is saved either', async () => {
  const { user: me } = await signedInStore();
  await writingStore.writeDraft(me.id, 'new', { ...emptyDraft, text: 'From a moment ago' });
  await open();
  expect((await field()).value).toBe('From a moment ago');
  expect(screen.getByText('This browser does not keep it')).toBeDefined();
});
