import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { Profiler, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { getRecommendedPosts, request } from '@/api';
import { ModernFeed } from '@/features/feed';
import { HomeFeed } from '@/features/feed/components/HomeFeed.tsx';
import { GroupPage } from '@/features/groups';
import { type ListItem, PostCard, PostList, type PostPages, postAtom, putPostsAtom } from '@/features/posts';
import * as actions from '@/features/posts/components/PostCard/PostActions';
import * as body from '@/features/posts/components/PostCard/PostBody';
import * as rules from '@/features/posts/model/postRules';
import { posts } from '@/features/posts/state/postStore';
import { toggleRepostAtom } from '@/features/posts/state/repost';
import { Profile } from '@/features/profile';
import { Explore } from '@/features/search';
import { Thread } from '@/features/thread';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 30_000 });

test('a change of one post re-renders that post only', async () => {
  const { store, user } = await signedInStore();
  const { results } = await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
  store.set(putPostsAtom, results);
  const [first, second] = results.filter((post) => post.type === 'post' && post.authorUserId !== user.id).map(({ id }) => id);
  if (!first || !second) throw new Error('The world has too few posts.');
  const renders = { [first]: vi.fn(), [second]: vi.fn() };
  render(
    <Provider store={store}>
      {[first, second].map((id) => (
        <Profiler key={id} id={id} onRender={renders[id] ?? vi.fn()}>
          <PostCard id={id} />
        </Profiler>
      ))}
    </Provider>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  renders[first]?.mockClear();
  renders[second]?.mockClear();
  const before = store.get(postAtom(first))?.isRepostedByMe ?? false;
  await act(async () => store.set(toggleRepostAtom, first));
  expect(store.get(postAtom(first))?.isRepostedByMe).toBe(!before);
  expect(renders[first]).toHaveBeenCalled();
  expect(renders[second]).not.toHaveBeenCalled();
});

/** List items in the shape that `usePostPages` returns. */
const pagesOf = (items: readonly ListItem[]): PostPages => ({
  ...{ state: 'ready', error: null, hasMore: false, more: 'idle', loadedAt: Date.now(), items, entries: [] },
  ...{ fetchMore: vi.fn(), retry: vi.fn(), refresh: vi.fn() },
});

test('in a list, a change of one post renders no other post again, and neither does a reload with equal items', async () => {
  const { store, user } = await signedInStore();
  const { results } = await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
  store.set(putPostsAtom, results);
  const own = results.filter((post) => post.type === 'post' && post.authorUserId !== user.id).slice(0, 3);
  const items = own.map(({ id }) => ({ key: id, id, isAnswered: false, replies: [], answers: 0, hidden: [] }));
  const draw = (items: readonly ListItem[]) => (
    <Provider store={store}>
      <PostList list="feed:all" page="feed" label="Feed" pages={pagesOf(items)} empty={null} />
    </Provider>
  );
  const card = vi.spyOn(body, 'PostBody');
  /** Ids of the posts whose cards were rendered since the last call. */
  const drawn = () => {
    const ids = new Set(card.mock.calls.map(([{ post }]) => post.id));
    card.mockClear();
    return ids;
  };
  const { rerender } = render(draw(items));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  const [first] = own;
  if (!first) throw new Error('The world has too few posts.');
  const cards = screen.getAllByRole('article');
  expect(drawn()).toEqual(new Set(own.map(({ id }) => id)));
  await act(async () => store.set(toggleRepostAtom, first.id));
  expect(drawn()).toEqual(new Set([first.id]));
  rerender(draw([...items]));
  expect(drawn()).toEqual(new Set());
  expect(screen.getAllByRole('article')).toEqual(cards);
});

const patience = { timeout: 10_000 };

/** Every screen that lists posts, and how it is opened. */
const screens: Record<string, { path?: string; screenOf(id: string): ReactNode }> = {
  'the feed': { screenOf: () => <HomeFeed /> },
  'the dense feed': { screenOf: () => <ModernFeed /> },
  'a profile': { path: '/user/maya', screenOf: () => <Profile address={{ username: 'maya' }} /> },
  'the replies of a profile': { path: '/user/maya?tab=replies', screenOf: () => <Profile address={{ username: 'maya' }} /> },
  'a group': { path: '/group/citydesk', screenOf: () => <GroupPage address="citydesk" /> },
  Explore: { path: '/search?q=tram', screenOf: () => <Explore /> },
  'the page of a post': { screenOf: (id) => <Thread postId={id} isReply={false} /> },
};

test.each(Object.keys(screens))('one more reply renders its own post and no other on the screen: %s', async (name) => {
  const { store, user } = await signedInStore();
  const { path = '/', screenOf } = required(screens[name]);
  const answer = await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
  const answered = required(answer.results.find(({ type, numReplies }) => type === 'post' && numReplies > 1));
  // Cards and rows call `postPathOf` when they render, and a post in full renders `PostActions`.
  const spies = [vi.spyOn(rules, 'postPathOf'), vi.spyOn(actions, 'PostActions')] as const;
  const drawn = () => {
    const ids = [...spies[0].mock.calls.map(([{ id }]) => id), ...spies[1].mock.calls.map(([{ post }]) => post.id)];
    for (const spy of spies) spy.mockClear();
    return new Set(ids);
  };
  renderApp(screenOf(answered.id), store, path);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1), patience);
  const shown = screen.getAllByRole('article').flatMap(({ dataset }) => dataset['postId'] ?? []);
  const id = required(
    shown.find((each) => store.get(postAtom(each))?.type !== 'repost' && store.get(postAtom(each))?.authorUserId !== user.id),
  );
  drawn();
  act(() => store.set(posts.changeAtom, id, ({ numReplies }) => ({ numReplies: numReplies + 1 })));
  // Further items may be added to the list meanwhile, so only the shown ones count.
  expect([...drawn()].filter((each) => shown.includes(each))).toEqual([id]);
});

test("people's text is never markup", async () => {
  const { store } = await signedInStore();
  const { results } = await request(getRecommendedPosts, { query: { limit: 1 }, bypassCache: true });
  const [post] = results;
  if (!post) throw new Error('The world is empty.');
  const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script> javascript:alert(3)';
  store.set(putPostsAtom, [
    {
      ...post,
      type: 'post',
      title: evil,
      rawText: evil,
      urls: [{ url: 'javascript:alert(4)', title: 'x', description: '', imageUrl: '', isDisabledPreview: false }],
    },
  ]);
  const { container } = render(
    <Provider store={store}>
      <PostCard id={post.id} />
    </Provider>,
  );
  expect(container.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull();
  expect(screen.getAllByText(evil, { exact: false }).length).toBeGreaterThan(0);
});
