import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Composer } from '@/features/compose/components/Composer';
import { writingStore } from '@/features/compose/data/writingStore';
import { startOutbox } from '@/features/compose/state/personOutbox';
import { feedSource } from '@/features/feed/data/feedSource';
import { toastsAtom } from '@/features/feedback';
import { composeIntentAtom, localEntriesAtom, openComposerAtom, usePostPages } from '@/features/posts';
import { currentUserAtom } from '@/features/session';
import { requestsSettled } from '@/shared/lib/pendingRequests';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { elsewhere, mocks, recordCalls, signedInStore, withBackend } from './session.ts';

/** Tests pasting and dropping into the composer, and the messages about missing input. */
withBackend();
vi.setConfig({ testTimeout: 30_000 });
const calls = recordCalls();

async function open(behind?: ReactNode) {
  // This environment can't decode pictures, so decoding always succeeds here.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  const { store } = await signedInStore();
  const intent = { kind: 'post' } as const;
  store.set(openComposerAtom, intent);
  const { user } = renderApp(
    <>
      {behind}
      <Composer intent={intent} />
    </>,
    store,
  );
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(text.form?.getAttribute('aria-busy')).toBe('false'));
  return { store, user, text };
}

/** A file that begins like a PNG. */
const picture = (name = 'tram.png') => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'drawn'], name, { type: 'image/png' });
/** The data that the browser passes with a paste or a drop. */
const carried = (files: readonly File[], ...types: string[]) => ({ files, types: [...types, ...(files.length > 0 ? ['Files'] : [])] });
/** Pastes, and returns whether the browser's default action goes on. */
const paste = (text: HTMLElement, clipboardData: ReturnType<typeof carried>) => fireEvent.paste(text, { clipboardData });
const thumbnail = (name: string) => screen.findByRole('button', { name: `Describe ${name}` });
const thumbnails = () => screen.queryAllByRole('button', { name: /^Describe/ });
const alert = (slot: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Alert ${slot}` });

test('a pasted picture is attached; text stays text, even if a program also supplies a picture of it', async () => {
  const { text } = await open();
  expect(paste(text, carried([], 'text/plain'))).toBe(true);
  // Spreadsheets and word processors add a picture to the text; the browser then pastes the text.
  expect(paste(text, carried([picture('cells.png')], 'text/plain', 'text/html'))).toBe(true);
  // A browser passes HTML with a copied picture, and a file manager passes the name of a copied file as text.
  expect(paste(text, carried([picture('copied.png')], 'text/html'))).toBe(false);
  await thumbnail('copied.png');
  expect(paste(text, carried([picture('file.png')], 'text/plain'))).toBe(false);
  await thumbnail('file.png');
  expect(thumbnails()).toHaveLength(2);
});

test('a picture that is still being checked when Post is pressed belongs to the post, which waits for it', async () => {
  const { user, text } = await open();
  let found = (_picture: unknown) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (found = resolve)));
  await user.type(text, 'With a tram');
  paste(text, carried([picture()]));
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const sent = () => calls.map(({ call }) => call).filter((call) => call.startsWith('POST'));
  expect(sent()).toEqual([]);
  found({ close: () => undefined });
  await waitFor(() => expect(sent()).toEqual(['POST /api/files', 'POST /api/posts']));
});

/** A PNG of one pixel, because the mock server checks the contents of uploads. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test.each([
  ['somebody else', 'maya'],
  ['nobody', undefined],
])('when %s is signed in after a picture has been checked, the post waits for its writer', async (_who, nextId) => {
  const { store, user, text } = await open();
  const lena = required(store.get(currentUserAtom));
  // This environment's `structuredClone` can't clone its own blobs.
  vi.stubGlobal('structuredClone', (value: unknown) => value);
  let found = (_picture: unknown) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (found = resolve)));
  await user.type(text, 'With a tram');
  paste(text, carried([new File([pixel], 'tram.png', { type: 'image/png' })]));
  await user.click(screen.getByRole('button', { name: 'Post' }));

  act(() => elsewhere(nextId === undefined ? undefined : { ...lena, id: nextId }));
  onTestFinished(startOutbox(store));
  found({ close: () => undefined });
  const waiting = { userId: lena.id, draft: { text: 'With a tram', images: [{ name: 'tram.png' }] } };
  await waitFor(async () => expect(await writingStore.rowsOf(lena.id)).toMatchObject([waiting]));
  await act(requestsSettled);
  expect(await writingStore.draftsOf(lena.id)).toEqual([]);
  expect([await writingStore.rowsOf('maya'), await writingStore.draftsOf('maya'), store.get(localEntriesAtom)]).toEqual([[], [], []]);
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  const messages = nextId === undefined ? ['You’re signed out. Your post will be sent once you sign in again.'] : [];
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(messages);

  act(() => elsewhere(lena));
  onTestFinished(startOutbox(store));
  await waitFor(() => expect(store.get(toastsAtom).map(({ title }) => title)).toEqual([...messages, 'Post created']));
  expect(calls.map(({ call }) => call).filter((call) => call.startsWith('POST'))).toEqual(['POST /api/files', 'POST /api/posts']);
  expect(await writingStore.rowsOf(lena.id)).toEqual([]);
});

test('a picture dropped anywhere is attached, even beside the fields, instead of replacing the page', async () => {
  await open();
  const somewhere = document.body;
  const dataTransfer = { ...carried([picture()]), dropEffect: '' };
  expect(fireEvent.dragOver(somewhere, { dataTransfer })).toBe(false);
  expect(await screen.findByText('Drop images here')).toBeTruthy();
  fireEvent.dragLeave(somewhere, { dataTransfer, relatedTarget: null });
  await waitFor(() => expect(screen.queryByText('Drop images here')).toBeNull());
  fireEvent.dragOver(somewhere, { dataTransfer });
  expect(fireEvent.drop(somewhere, { dataTransfer })).toBe(false);
  await thumbnail('tram.png');
  expect(screen.queryByText('Drop images here')).toBeNull();
  // Dragged text is left to the browser.
  const plainText = carried([], 'text/plain');
  expect(fireEvent.dragOver(somewhere, { dataTransfer: plainText })).toBe(true);
  expect(fireEvent.drop(somewhere, { dataTransfer: plainText })).toBe(true);
});

test('a thumbnail dropped on another takes its position', async () => {
  const { text } = await open();
  paste(text, carried([picture('one.png'), picture('two.png'), picture('three.png')]));
  const third = await thumbnail('three.png');
  const data = new Map<string, string>();
  const dataTransfer = {
    files: [],
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(third, { dataTransfer });
  const [first] = thumbnails();
  expect(fireEvent.dragOver(first ?? document.body, { dataTransfer })).toBe(false);
  fireEvent.drop(first ?? document.body, { dataTransfer });
  expect(thumbnails().map((each) => each.getAttribute('aria-label'))).toEqual([
    'Describe three.png',
    'Describe one.png',
    'Describe two.png',
  ]);
});

test('removing an element by keyboard moves the focus to its neighbour or its replacement', async () => {
  const { user, text } = await open();
  fireEvent.change(text, { target: { value: 'See https://example.com/annex' } });
  paste(text, carried([picture('one.png'), picture('two.png'), picture('three.png')]));
  await thumbnail('three.png');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await press('Remove two.png');
  await waitFor(() => expect(focused()).toBe('Describe three.png'));
  await press('Remove three.png');
  await waitFor(() => expect(focused()).toBe('Describe one.png'));
  await press('Remove one.png');
  await waitFor(() => expect(focused()).toMatch(/^Add images/));
  await press('Remove the link preview');
  await waitFor(() => expect(focused()).toBe('Show the preview'));
  await press('Show the preview');
  await waitFor(() => expect(focused()).toBe('Remove the link preview'));
});

test('uploads show progress on their own thumbnails, one after the other', async () => {
  let answer = () => {};
  const blocked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mocks.server.use(http.post('*/api/files', () => blocked, { once: true }));
  const { text } = await open();
  paste(text, carried([picture('one.png'), picture('two.png')]));
  const progress = await screen.findByRole('progressbar', { name: 'Uploading one.png' });
  expect(progress.closest('li')).toBe((await thumbnail('one.png')).closest('li'));
  expect(progress.getAttribute('aria-valuenow')).toBe('0');
  expect(screen.queryByRole('progressbar', { name: 'Uploading two.png' })).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryAllByRole('progressbar', { name: /^Uploading/ })).toEqual([]));
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /api/files')).toHaveLength(2));
});

test('retrying an upload keeps the focus on its thumbnail, and a moved picture announces its position', async () => {
  mocks.fail({ path: '/api/files', method: 'POST', status: 500, times: 1 });
  const { user, text } = await open();
  paste(text, carried([picture('one.png'), picture('two.png')]));
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await thumbnail('one.png'));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Move later' }));
  await waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('Image 2 of 2'));
});

/** The feed behind the composer, which completes tags from the loaded posts. */
function Feed() {
  return <p>{usePostPages(feedSource('all')).state}</p>;
}

test('a tag is completed from the loaded posts, by keyboard like a mention', async () => {
  const { user, text } = await open(<Feed />);
  await screen.findByText('ready');
  await user.type(text, 'On');
  await user.click(screen.getByRole('button', { name: 'Add a tag' }));
  expect(text.value).toBe('On #');
  expect(document.activeElement).toBe(text);
  fireEvent.input(text, { target: { value: 'On #Tran' } });
  text.setSelectionRange(8, 8);
  fireEvent.select(text);
  const list = await screen.findByRole('listbox', { name: 'Tags' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toContain('transit');
  await waitFor(() => expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('1 tag'));
  expect(text.getAttribute('aria-activedescendant')).toBe(within(list).getAllByRole('option')[0]?.id);
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(text.value).toBe('On #transit ');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the Enter that ends a composition neither leaves the title nor publishes', async () => {
  const { store, user } = await open();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.click(title);
  expect(fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(document.activeElement).toBe(title);
  fireEvent.keyDown(title, { key: 'Enter', ctrlKey: true, keyCode: 229 });
  expect(store.get(composeIntentAtom)).toBeDefined();
  expect(calls.filter(({ call }) => call === 'POST /api/posts')).toEqual([]);
  expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(false);
});

test('the publishing shortcut does nothing while a picture is being described', async () => {
  const { store, user, text } = await open();
  await user.type(text, 'A tram');
  paste(text, carried([picture()]));
  await user.click(await thumbnail('tram.png'));
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Line 4{Control>}{Enter}{/Control}');
  expect(store.get(composeIntentAtom)).toBeDefined();
  expect(calls.filter(({ call }) => call === 'POST /api/posts')).toEqual([]);
});

test('the problem that prevents publishing gets the focus at each try; only the wrong alert is marked', async () => {
  const { user, text } = await open();
  const publish = () => user.click(screen.getByRole('button', { name: 'Post' }));
  await publish();
  expect(await screen.findByText('Write something or attach an image.')).toBeTruthy();
  expect(document.activeElement).toBe(text);

  await user.type(text, 'Words');
  await user.click(screen.getByRole('button', { name: 'Weigh-in alerts: Off' }));
  for (const [slot, number] of [
    [1, '5'],
    [2, '100'],
    [3, '20'],
    [5, '200'],
  ] as const)
    fireEvent.change(alert(slot), { target: { value: number } });
  await publish();
  await waitFor(() => expect(document.activeElement).toBe(alert(3)));
  expect([1, 2, 3, 4, 5].filter((slot) => alert(slot).getAttribute('aria-invalid') === 'true')).toEqual([3]);
  const reason = document.getElementById(alert(3).getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Each number must be greater than the one before it.');

  const title = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.change(title, { target: { value: 'T'.repeat(205) } });
  await publish();
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.click(text);
  await publish();
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('if the chosen channel has no drafts, the message says so about the channel', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Drafts/ }));
  const list = await screen.findByRole('dialog', { name: 'Drafts' });
  expect((await within(list).findAllByRole('listitem')).length).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: 'Where it appears' }));
  await user.click(await screen.findByRole('option', { name: 'City Desk › council-live' }));
  await user.click(await screen.findByRole('button', { name: /^Drafts/ }));
  expect(await screen.findByText('No drafts for this channel')).toBeTruthy();
});
