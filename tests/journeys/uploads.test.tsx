import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { startOutbox } from '@/features/compose/state/personOutbox';
import { toastsAtom } from '@/features/feedback';
import { localEntriesAtom, unsentActionsAtom } from '@/features/posts';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, recordCalls, signedInStore, withBackend } from './session.ts';

/** Tests posts that are sent while one of their pictures is still being uploaded. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();

/** A PNG of one pixel, because the mock server checks the contents of uploads. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Opens a composer with a picture whose upload the server doesn't answer yet. */
async function beginUpload() {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  // This environment's `structuredClone` can't clone its own blobs.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  let answer = () => {};
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/files', () => blocked, { once: true }));
  const { store } = await signedInStore();
  onTestFinished(startOutbox(store));
  const { user, unmount } = renderApp(<Composer intent={{ kind: 'post' }} />, store);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  await user.type(text, 'With a tram');
  fireEvent.paste(text, { clipboardData: { files: [new File([pixel], 'tram.png', { type: 'image/png' })], types: ['Files'] } });
  await waitFor(() => expect(sent()).toEqual(['POST /api/files']));
  return { store, user, unmount, answer };
}
const sent = () => calls.map(({ call }) => call).filter((call) => call.startsWith('POST'));

test('Post waits for a running upload', async () => {
  const { store, user, unmount, answer } = await beginUpload();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  unmount();
  answer();
  await waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ title: 'Post created' }]));
  expect(sent()).toEqual(['POST /api/files', 'POST /api/posts']);
});

test('an upload that fails after Post was pressed starts again when the person retries', async () => {
  const { store, user, unmount, answer } = await beginUpload();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  unmount();
  mocks.fail({ path: '/api/files', method: 'POST', status: 500 });
  answer();
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  mocks.clearFaults();
  const [entry] = store.get(localEntriesAtom);
  required(store.get(unsentActionsAtom)).retry(required(entry).id);
  await waitFor(() => expect(sent()).toEqual(['POST /api/files', 'POST /api/files', 'POST /api/posts']));
});

test('a further post of a thread has its own images, kept with the draft and sent with that post', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  const { store } = await signedInStore();
  onTestFinished(startOutbox(store));
  const { user, unmount } = renderApp(<Composer intent={{ kind: 'post' }} />, store);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  await user.type(text, 'The bridge');
  await user.click(screen.getByRole('button', { name: 'Add to thread' }));
  const second = screen.getByRole('textbox', { name: 'Post 2' });
  fireEvent.paste(second, { clipboardData: { files: [new File([pixel], 'tram.png', { type: 'image/png' })], types: ['Files'] } });
  // An image is enough for a post.
  const thumbnail = await screen.findByRole('button', { name: 'Describe tram.png' });
  expect(second.closest('li')?.contains(thumbnail)).toBe(true);
  await waitFor(() => expect(sent()).toEqual(['POST /api/files']));
  await user.click(screen.getByRole('button', { name: 'Post all' }));
  unmount();
  await waitFor(() => expect(sent()).toEqual(['POST /api/files', 'POST /api/posts', 'POST /api/posts']));
  const bodies = () => calls.filter(({ call }) => call === 'POST /api/posts').map(({ body }) => body as Record<string, unknown>);
  await waitFor(() => expect(bodies()[1]).toBeDefined());
  expect(bodies().map(({ rawText, attachedFileIds }) => [rawText, attachedFileIds])).toEqual([
    ['The bridge', undefined],
    [undefined, [expect.any(String)]],
  ]);
});
