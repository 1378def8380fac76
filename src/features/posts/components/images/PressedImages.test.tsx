import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerson, aPostRow } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { putUsersAtom } from '@/features/users';
import { putPostsAtom } from '../../state/postStore.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
// A lazy chunk, which is loaded here so that no test waits for it.
import './ImageViewer.tsx';
import { PressedImages } from './PressedImages.tsx';

const author = aPerson('me', { displayName: 'Lena' });
const files = [
  { storageId: 's1', id: 'f1', alt: 'A tram' },
  { storageId: 's2', id: 'f2', alt: 'A map' },
];

function open() {
  const store = createStore();
  store.set(putUsersAtom, [author]);
  const base = { authorUserId: 'me', publishedAt: '2026-03-01T12:00:00Z' };
  store.set(putPostsAtom, [
    { ...aPostRow('p1', { ...base, rawText: 'Two images', attachedFiles: files }), authorUser: author },
    { ...aPostRow('p2', { ...base, type: 'repost', repostedPostId: 'p1' }), authorUser: author },
  ] as never);
  const followed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed);
  onTestFinished(() => document.removeEventListener('click', followed));
  render(
    <Provider store={store}>
      <PostCard id="p1" />
      <PostCard id="p2" />
      <PressedImages />
    </Provider>,
  );
  return followed;
}

test('a press on an image of a card opens it instead of the post, also of a repost; the rest of the card leads to the post', async () => {
  const user = userEvent.setup();
  const followed = open();
  for (const image of screen.getAllByRole('img', { name: 'A map' })) {
    await user.click(image);
    const dialog = await screen.findByRole('dialog', { name: 'Image 2 of 2' }, { timeout: 10_000 });
    expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A tram', 'A map']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getAllByText('Two images')[0] as Element);
  expect(followed).toHaveBeenCalled();
});

test('a press that opens a new tab, and one on an image that did not load, belong to the card', () => {
  const followed = open();
  const openTab = vi.spyOn(window, 'open').mockImplementation(() => null);
  const [image] = screen.getAllByRole('img', { name: 'A tram' });
  fireEvent.click(image as Element, { ctrlKey: true });
  expect(openTab).toHaveBeenCalledOnce();
  fireEvent.error(image as Element);
  fireEvent.click(image as Element);
  expect(followed).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
