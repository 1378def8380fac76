import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementAtom, toastsAtom } from '@/features/feedback';
import { postAtom, posts } from '@/features/posts';
import WeighInPopover from '@/features/posts/components/weighIn/WeighInPopover';
import { required } from '@/shared/lib/required';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { mocks, onServer, signedInStore, somebodysPost, withBackend } from './session.ts';

withBackend();
let isPhone = false;
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 560px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  isPhone = false;
});

/** The open weigh-in panel of a post from the store; no button closes it. */
function Opened({ id }: { id: string }) {
  const post = required(useStoreValue(postAtom(id)));
  return <WeighInPopover post={post} trigger={<button>Open</button>} isOpen onOpenChange={() => undefined} />;
}

async function opened() {
  const { store, user } = await signedInStore();
  const { id } = await somebodysPost(store, user.id);
  const show = () => {
    return render(
      <Provider store={store}>
        <Opened id={id} />
      </Provider>,
    );
  };
  return { store, id, show };
}

const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Say why (optional)' });
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });

test('an unsent weigh-in is restored, however the panel was closed', async () => {
  const { show } = await opened();
  const { unmount } = show();
  fireEvent.change(screen.getByRole('slider', { name: 'Relevance' }), { target: { value: '2' } });
  write('Clear and kind');
  unmount();
  show();
  expect(comment().value).toBe('Clear and kind');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Relevance' }).value).toBe('2');
});

test('every scale has its question, and the averages include the number of people', async () => {
  const { store, id, show } = await opened();
  const values = { '2': 2, '3': 0, '4': 1 } as const;
  const weighIns = ['u1', 'u2'].map((userId) => ({ userId, values, description: '', createdAt: '2026-03-01T00:00:00Z' }));
  store.set(posts.changeAtom, id, () => ({ reactionSets: weighIns }));
  show();
  const questions = screen.getAllByRole('slider').map((slider) => document.getElementById(slider.getAttribute('aria-describedby') ?? ''));
  expect(questions.map((question) => question?.textContent)).toEqual([
    'Does it add something?',
    'Is it on topic?',
    'Is it fair to people?',
  ]);
  expect(screen.getByText('The averages come from 2 people so far.')).toBeDefined();
});

test('a refused weigh-in keeps its text; after sending, nothing is stored and it can be updated', async () => {
  const { store, id, show } = await opened();
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 503 });
  const { unmount } = show();
  write('Clear and kind');
  fireEvent.click(screen.getByRole('button', { name: 'Weigh in' }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  unmount();
  mocks.clearFaults();
  const again = show();
  expect(comment().value).toBe('Clear and kind');
  expect(screen.getByText('Not sent yet. Your comment is saved here.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Weigh in' }));
  await waitFor(async () => expect((await onServer(id)).reactionSets[0]?.description).toBe('Clear and kind'));
  await waitFor(() => expect(store.get(announcementAtom).text).toBe('Weighed in'));
  again.unmount();
  show();
  expect(screen.queryByText('Not sent yet. Your comment is saved here.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Update' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

const send = (name = 'Weigh in') => fireEvent.click(screen.getByRole('button', { name }));

test('text written after sending stays when the answer arrives', async () => {
  const { store, id, show } = await opened();
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', delayMs: 60 });
  show();
  write('Clear');
  send();
  write('Clear and kind');
  await waitFor(() => expect(store.get(announcementAtom).text).toBe('Weighed in'));
  expect(comment().value).toBe('Clear and kind');
  expect((await onServer(id)).reactionSets[0]?.description).toBe('Clear');
});

test('the second of two weigh-ins sent at once is reported, and keeps its comment when it is refused', async () => {
  const { store, show } = await opened();
  const messages: string[] = [];
  store.sub(announcementAtom, () => messages.push(store.get(announcementAtom).text));
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', delayMs: 60, times: 1 });
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 503 });
  show();
  write('Clear');
  send();
  write('Clear and kind');
  send('Update');
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect(messages).toEqual([]);
  expect(comment().value).toBe('Clear and kind');
});

test('a refused withdrawal keeps the weigh-in and its text, and claims nothing unsent', async () => {
  const { store, id, show } = await opened();
  show();
  write('Clear and kind');
  send();
  await waitFor(async () => expect((await onServer(id)).reactionSets[0]?.description).toBe('Clear and kind'));
  await waitFor(() => expect(screen.queryByText('Not sent yet. Your comment is saved here.')).toBeNull());
  mocks.fail({ path: '/api/posts/:id/react', method: 'POST', status: 503 });
  send('Remove');
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  cleanup();
  show();
  expect(comment().value).toBe('Clear and kind');
  expect(screen.queryByText('Not sent yet. Your comment is saved here.')).toBeNull();

  // A refused withdrawal doesn't remove a comment begun meanwhile either. Once it succeeds, nothing of either is left.
  write('Clear, and kinder');
  const [first] = store.get(toastsAtom);
  send('Remove');
  await waitFor(() => expect(store.get(toastsAtom)[0]?.id).not.toBe(first?.id));
  expect(comment().value).toBe('Clear, and kinder');
  mocks.clearFaults();
  send('Remove');
  await waitFor(() => expect(store.get(announcementAtom).text).toBe('Weigh-in removed'));
  expect((await onServer(id)).reactionSets.map(({ description }) => description)).not.toContain('Clear and kind');
  cleanup();
  show();
  expect(comment().value).toBe('');
});

test('a person who reverts every word and value has nothing unsent', async () => {
  const { show } = await opened();
  show();
  write('Clear');
  expect(screen.getByText('Not sent yet. Your comment is saved here.')).toBeTruthy();
  write('');
  expect(screen.queryByText('Not sent yet. Your comment is saved here.')).toBeNull();
});

test('on phones the sheet shows the author of the post', async () => {
  isPhone = true;
  const { store, id, show } = await opened();
  show();
  const sheet = screen.getByRole('dialog', { name: 'Your weigh-in' });
  expect(sheet.textContent).toContain(required(store.get(postAtom(id))?.rawText).slice(0, 12));
});
