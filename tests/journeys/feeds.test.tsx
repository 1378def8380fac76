import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Post } from '@/api';
import { createPost, getRecommendedPosts, request } from '@/api';
import { HomeFeed } from '@/features/feed';
import { ModernFeed } from '@/features/feed/components/ModernFeed.tsx';
import { feedSource, modernSource } from '@/features/feed/data/feedSource.ts';
import { useNewPosts } from '@/features/feed/data/useNewPosts.ts';
import { PostCard, postAtom, putPostsAtom, QuotedPost, usePostPages } from '@/features/posts';
import { ThreadRow } from '@/features/posts/components/PostList/ThreadRow.tsx';
import { deletePostAtom } from '@/features/posts/state/removePost.ts';
import { required } from '@/shared/lib/required';
import { recordCalls, signedInStore, withBackend } from './session.ts';

withBackend();
const calls = recordCalls();

async function open(screenOf: ReactNode) {
  const { store, user } = await signedInStore();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <QueryClientProvider client={queries}>
      <Provider store={store}>{screenOf}</Provider>
    </QueryClientProvider>,
  );
  return { store, user };
}

test.each([
  ['All', feedSource('all'), '/recommended', { showOwnPosts: 'true', includeReplies: 'true' }],
  ['Following', feedSource('following'), '/for-you', { showOwnPosts: 'true', only: 'following' }],
  ['Monitoring', feedSource('monitoring'), '/for-you', { showOwnPosts: 'true', only: 'monitoring' }],
  ['Reply', feedSource('reply'), '/for-you', { showOwnPosts: 'true', type: 'reply' }],
  ['a tag', feedSource('tag:bread'), '/recommended', { showOwnPosts: 'true', includeReplies: 'true', tag: 'bread' }],
  ['the dense feed', modernSource(), '/for-you', { showOwnPosts: 'true' }],
  ['the dense feed of a tag', modernSource('bread'), '/for-you', { showOwnPosts: 'true', tag: 'bread' }],
] as const)('%s requests thirty posts, then fifteen', async (_name, source, path, query) => {
  expect(source.sizes).toEqual({ first: 30, further: 15 });
  await signedInStore();
  const { signal } = new AbortController();
  const last = required((await source.fetch({ limit: source.sizes.first, signal })).results.at(-1)).id;
  await source.fetch({ limit: source.sizes.further, after: last, signal });
  const sent = calls.slice(-2).map(({ call, search }) => [call, Object.fromEntries(new URLSearchParams(search))]);
  expect(sent).toEqual([
    [`GET /api/posts${path}`, { limit: '30', ...query }],
    [`GET /api/posts${path}`, { limit: '15', after: last, ...query }],
  ]);
});

test('the feed links to the dense one (gap.route.modern-feed)', async () => {
  await open(<HomeFeed />);
  expect((await screen.findByRole('link', { name: 'Dense feed' })).getAttribute('href')).toBe('/modern-feed');
});

test('the dense feed shows a reposted post once, and who reposted it', async () => {
  await open(<ModernFeed />);
  const feed = await screen.findByRole('feed', { name: 'Dense feed' });
  const rows = within(feed).getAllByRole('article');
  const posts = rows.map((row) => within(row).getByRole('link').getAttribute('href'));
  expect(new Set(posts).size).toBe(posts.length);
  expect(rows.filter((row) => /\breposted\b/.test(row.textContent)).length).toBeGreaterThan(0);
});

test('a row of the dense feed is labelled with author, time and title, and Enter opens its post', async () => {
  const { store } = await open(<ModernFeed />);
  const feed = await screen.findByRole('feed', { name: 'Dense feed' });
  const row = required(
    within(feed)
      .getAllByRole('article')
      .find((each) => each.querySelector('strong')),
  );
  const name = row
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(name).toEqual([within(row).getByRole('link').textContent, row.querySelector('strong')?.textContent]);
  expect(store.get(postAtom(row.dataset['postId'] ?? ''))).toBeDefined();
  const pressed = vi.fn((event: Event) => event.preventDefault());
  within(row).getByRole('link').addEventListener('click', pressed);
  row.focus();
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(pressed).toHaveBeenCalledOnce();
});

test('the dense feed renders only the rows near the window, of any number of loaded ones', async () => {
  await open(<ModernFeed />);
  const feed = await screen.findByRole('feed', { name: 'Dense feed' });
  expect(within(feed).getAllByRole('article').at(0)?.closest('[data-index="0"]')).not.toBeNull();
  expect(
    within(feed)
      .getAllByRole('article')
      .every((row) => row.closest('[data-index]')),
  ).toBe(true);
});

test('a quote without text shows its pictures', async () => {
  const { store, post } = await inChannel((found) => ({
    ...found,
    title: null,
    rawText: null,
    text: null,
    attachedFiles: [{ id: 'f1', storageId: 's1', alt: 'A tram' }],
  }));
  render(
    <Provider store={store}>
      <QuotedPost id={post.id} isMissing={false} />
    </Provider>,
  );
  expect(screen.getByAltText('A tram')).toBeTruthy();
  cleanup();
  act(() => store.set(putPostsAtom, [{ ...post, rawText: 'Words' }]));
  render(
    <Provider store={store}>
      <QuotedPost id={post.id} isMissing={false} />
    </Provider>,
  );
  expect(screen.queryByAltText('A tram')).toBeNull();
});

test('Tab to a link below the cut of a long text expands the text; empty lines above the cut don’t count', async () => {
  const paragraphs = Array.from({ length: 20 }, (_, at) => `Paragraph ${at}`);
  const { store, post } = await inChannel((found) => ({ ...found, rawText: [...paragraphs, 'https://example.com/end'].join('\n\n') }));
  render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  const text = required(screen.getByText(/Paragraph 3/));
  expect(text.textContent).not.toContain('\n\n');
  const link = within(text).getByRole('link');
  vi.spyOn(text, 'getBoundingClientRect').mockReturnValue({ bottom: 300 } as DOMRect);
  const at = vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ top: 200 } as DOMRect);
  fireEvent.focus(link);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  at.mockReturnValue({ top: 520 } as DOMRect);
  fireEvent.focus(link);
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
  expect(text.textContent).toContain('\n\n');
});

async function inChannel(change: (post: Post) => Post) {
  const { store, user } = await signedInStore();
  const { results } = await request(getRecommendedPosts, { query: { limit: 60, includeReplies: true }, bypassCache: true });
  const post = change(required(results.find(({ displayedChannel, type }) => displayedChannel && type === 'post')));
  const answers = results.filter(({ type }) => type === 'reply').slice(0, 2);
  const { displayedChannel } = post;
  store.set(putPostsAtom, [post, ...answers.map((answer) => ({ ...answer, displayedChannel, repostedPostId: post.id }))]);
  return { store, user, post, channel: required(displayedChannel), answers };
}
const isAnswered = false;

test('a thread names its channel once, and links to the remaining replies with their number', async () => {
  const { store, post, channel, answers } = await inChannel((found) => ({ ...found, numReplies: 7 }));
  const replies = answers.map(({ id }) => ({ key: id, id, isAnswered }));
  const item = { key: post.id, id: post.id, isAnswered, replies, answers: 2, hidden: [] };
  render(
    <Provider store={store}>
      {[0, 1, 2].map((at) => (
        <ThreadRow key={at} item={item} at={at} position={1} total={1} />
      ))}
    </Provider>,
  );
  // A feed may only contain articles, so the link to all replies is in an article too.
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getAllByRole('link', { name: channel.name })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Show 5 more replies' }).getAttribute('href')).toBe(`/post/${post.id}`);
  act(() => store.set(putPostsAtom, [{ ...post, numReplies: 2 }]));
  expect(screen.queryByRole('link', { name: /^Show \d/ })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a post is labelled with its author, date and title, and as unread or edited', async () => {
  const { store, post } = await inChannel((found) => ({ ...found, title: 'Noise', isRead: false, updatedAt: found.publishedAt }));
  render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  const card = screen.getByRole('article');
  const name = card
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(name).toEqual([post.authorUser.displayName, expect.stringMatching(/^\w+ · edited$/), 'Noise']);
  expect(card.getAttribute('aria-description')).toBe('Unread');
  act(() => store.set(putPostsAtom, [{ ...post, title: 'Noise', isRead: true }]));
  expect(card.getAttribute('aria-description')).toBe('Unread');
  cleanup();
  render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  expect(screen.getByRole('article').hasAttribute('aria-description')).toBe(false);
});

test('a post that was deleted here is not offered as a new one', async () => {
  const { store } = await signedInStore();
  const own = required(await request(createPost, { body: { type: 'post', rawText: 'Said too soon' } }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Provider store={store}>{children}</Provider>
    </QueryClientProvider>
  );
  const useFeed = () => {
    const { items, entries } = usePostPages(feedSource('all'));
    return { items, news: useNewPosts(feedSource('all'), { items, entries }) };
  };
  const { result } = renderHook(useFeed, { wrapper });
  await waitFor(() => expect(result.current.items.length).toBeGreaterThan(0));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(result.current.news).toMatchObject({ posts: [], isMore: false });
  await act(() => store.set(deletePostAtom, own.id));
  expect(result.current.items.some(({ id }) => id === own.id)).toBe(false);
  expect(result.current.news).toMatchObject({ posts: [], isMore: false });
});

test('a long post shows its beginning, and the rest on demand', async () => {
  const { store, post } = await inChannel((found) => ({ ...found, rawText: 'All of it. '.repeat(120) }));
  render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  const more = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(more.getAttribute('aria-expanded')).toBe('false');
});
