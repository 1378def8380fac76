import { act, render, screen, waitFor } from '@testing-library/react';
import { aPerson, aPost, aPostRow } from '@tests/support/factories';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import type { ListResponse, Post } from '@/api';
import { putUsersAtom } from '@/features/users';
import { usePostPages } from '../../data/usePostPages.ts';
import { acceptLocalEntryAtom, addLocalEntryAtom } from '../../state/localEntries.ts';
import { PostList } from './PostList.tsx';

const author = aPerson('me', { displayName: 'Lena' });
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const post = (id: string, rawText: string, minute: number) => aPost(id, { rawText, authorUser: author, publishedAt: at(minute) });
const temporary = 'optimistic:1';

function Feed({ fetch }: { fetch: () => Promise<ListResponse<Post>> }) {
  const pages = usePostPages({ list: 'feed:all', sizes: { first: 30, further: 15 }, fetch, isThreaded: true });
  return (
    <>
      <PostList list="feed:all" page="feed" label="Feed" pages={pages} empty={null} />
      <button type="button" onClick={pages.refresh}>
        refresh
      </button>
    </>
  );
}

test('one’s own post is the same element while it is sent, after the server has it and when the list contains it, without a gap', async () => {
  const store = createStore();
  let answer = [post('p2', 'Theirs', 20), post('p1', 'Older', 10)];
  const fetch = async () => ({ results: answer, count: answer.length });
  store.set(putUsersAtom, [author]);
  render(
    <Provider store={store}>
      <Feed fetch={fetch} />
    </Provider>,
  );
  await screen.findByText('Theirs');
  // The list while scrolling, which renders at a lower priority.
  await waitFor(() => expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('false'), { timeout: 10_000 });
  let wasAway = false;
  act(() =>
    store.set(addLocalEntryAtom, aPostRow(temporary, { rawText: 'Mine', authorUserId: 'me', publishedAt: at(30), sending: 'sending' })),
  );
  const card = (await screen.findByText('Mine')).closest('article');
  const watch = new MutationObserver(() => {
    if (!card?.isConnected || !screen.queryByText('Mine')) wasAway = true;
  });
  watch.observe(document.body, { childList: true, subtree: true });

  await act(async () => store.set(acceptLocalEntryAtom, post('p3', 'Mine', 30), temporary));
  expect(screen.getByText('Mine').closest('article')).toBe(card);
  expect(card?.id).toBe('post-p3');

  answer = [post('p4', 'Newest', 40), post('p3', 'Mine', 30), ...answer];
  expect(wasAway).toBe(false);
  watch.disconnect();
  act(() => screen.getByText('refresh').click());
  await screen.findByText('Newest');
  expect(screen.getAllByText('Mine')).toHaveLength(1);
});

test('a list that failed to load still shows the person’s own new post, and a button to retry', async () => {
  const store = createStore();
  store.set(putUsersAtom, [author]);
  store.set(addLocalEntryAtom, aPostRow(temporary, { rawText: 'Mine', authorUserId: 'me', publishedAt: at(30), sending: 'sending' }));
  const fetch = vi.fn<() => Promise<ListResponse<Post>>>().mockRejectedValueOnce(new Error('offline'));
  fetch.mockResolvedValue({ results: [post('p1', 'Theirs', 10)], count: 1 });
  render(
    <Provider store={store}>
      <main tabIndex={-1}>
        <Feed fetch={fetch} />
      </main>
    </Provider>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Mine')).toBeTruthy();

  retry.focus();
  act(() => retry.click());
  await screen.findByText('Theirs');
  expect(screen.getByText('Mine')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
