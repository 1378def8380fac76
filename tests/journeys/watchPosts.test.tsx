import { act, screen } from '@testing-library/react';
import type { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPost, getCurrentUser, getRecommendedPosts, type Post, request } from '@/api';
import { feedSource } from '@/features/feed/data/feedSource';
import { toastsAtom } from '@/features/feedback';
import { channelSource } from '@/features/groups/components/page/ChannelPosts';
import { type PostSource, postAtom, putPostsAtom } from '@/features/posts';
import { watchPosts } from '@/features/posts/data/watchPosts';
import { fetchedRepliesAtom } from '@/features/posts/state/listItems';
import { profileSource } from '@/features/profile/data/profileSource';
import { Explore } from '@/features/search';
import { Thread } from '@/features/thread';
import { repliesSource } from '@/features/thread/data/useThread';
import { userAtom, users } from '@/features/users';
import { required } from '@/shared/lib/required';
import { renderApp } from './renderApp.tsx';
import { mocks, onServer, signedInStore, withBackend } from './session.ts';

withBackend();
vi.setConfig({ testTimeout: 20_000 });

/** The browser's report about an element that comes into view. */
type Sight = Partial<Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>>;
let see: (element: Element, sight: Sight) => void = () => undefined;
let watches = 0;

class Sightings {
  constructor(say: IntersectionObserverCallback) {
    watches += 1;
    see = (target, { isIntersecting = true, intersectionRatio = 1 }) =>
      say(
        [{ target, isIntersecting, intersectionRatio, intersectionRect: { height: 10 }, rootBounds: { height: 800 } }] as never,
        this as never,
      );
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sightings);
  watches = 0;
  vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  stop();
});

function draw({ id }: Post): HTMLElement {
  const article = document.createElement('article');
  article.dataset['postId'] = id;
  document.body.append(article);
  return article;
}

async function feed(store: ReturnType<typeof createStore>, atOnce: number) {
  const { results } = await request(getRecommendedPosts, {
    query: { limit: 60, showOwnPosts: true, includeReplies: true },
    bypassCache: true,
  });
  store.set(putPostsAtom, results);
  stop = watchPosts(store, { atOnce, isItem: () => true });
  return results;
}

const calls = (path: RegExp) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : String(input), 'http://localhost').pathname)
    .filter((name) => path.test(name));
/** Runs `at` with fake timers, which only `seconds` advances. Results must be awaited afterwards, with real timers. */
async function look(at: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await at();
  vi.useRealTimers();
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('another person’s post is marked as read after half of it was visible for a second, and sent once', async () => {
  const { store, user } = await signedInStore();
  const posts = await feed(store, 0);
  const others = posts.filter(({ authorUserId, isRead }) => authorUserId !== user.id && isRead === false);
  const [seen, glanced, edge] = others;
  const own = posts.find(({ authorUserId, type }) => authorUserId === user.id && type === 'post');
  if (!seen || !glanced || !edge || !own) throw new Error('The world has too few posts.');

  store.set(users.changeAtom, seen.authorUserId, { numUnreadPosts: 5 });
  const element = draw(seen);
  await look(async () => {
    see(element, {});
    see(draw(own), {});
    see(draw(edge), { intersectionRatio: 0.4 });
    const passing = draw(glanced);
    see(passing, {});
    await seconds(0.95);
    expect(calls(/mark-as-read$/)).toEqual([]);
    see(passing, { isIntersecting: false, intersectionRatio: 0 });
    await seconds(0.1);
  });
  await vi.waitFor(() => expect(store.get(postAtom(seen.id))?.isRead).toBe(true), 5000);
  await look(async () => {
    see(element, { isIntersecting: false, intersectionRatio: 0 });
    see(element, {});
    await seconds(1.2);
  });

  // Once this later request is answered, the report of reading has arrived too.
  expect((await onServer(seen.id)).isRead).toBe(true);
  const originalOf = ({ id, type, repostedPostId }: Post) => (type === 'repost' ? [id, repostedPostId] : [id]);
  expect(calls(/mark-as-read$/).toSorted()).toEqual(
    originalOf(seen)
      .map((id) => `/api/posts/${id}/mark-as-read`)
      .toSorted(),
  );
  expect(store.get(postAtom(seen.id))?.isRead).toBe(true);
  expect(store.get(userAtom(seen.authorUserId))?.numUnreadPosts).toBe(4);

  // A late, older answer says that the post is unread, but it must not be reported a second time.
  const numMarked = calls(/mark-as-read$/).length;
  store.set(putPostsAtom, [seen]);
  expect(store.get(postAtom(seen.id))?.isRead).toBe(false);
  await look(async () => {
    see(element, { isIntersecting: false, intersectionRatio: 0 });
    see(element, {});
    await seconds(1.1);
  });
  expect(calls(/mark-as-read$/)).toHaveLength(numMarked);
});

test('a mark that did not arrive is sent again when the post is visible again', async () => {
  const { store, user } = await signedInStore();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const posts = await feed(store, 0);
  const seen = posts.find(({ authorUserId, isRead, type }) => authorUserId !== user.id && isRead === false && type === 'post');
  if (!seen) throw new Error('The world has too few posts.');
  mocks.fail({ path: '/api/posts/:id/mark-as-read', method: 'POST', status: 503, times: 1 });
  const element = draw(seen);
  await look(async () => {
    see(element, {});
    await seconds(1.1);
  });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 5000);
  expect(store.get(postAtom(seen.id))?.isRead).toBe(false);
  await look(async () => {
    see(element, { isIntersecting: false, intersectionRatio: 0 });
    see(element, {});
    await seconds(1.1);
  });
  await vi.waitFor(async () => expect((await onServer(seen.id)).isRead).toBe(true), 5000);
});

test('replies of visible posts are fetched with limited concurrency, and not for posts that were scrolled away', async () => {
  const { store } = await signedInStore();
  const posts = (await feed(store, 2)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  mocks.fail({ path: '/api/posts/:id/replies', delayMs: 300 });
  const elements = posts.slice(0, 4).map(draw);
  for (const element of elements) see(element, {});
  await vi.waitFor(() => expect(calls(/replies$/)).toHaveLength(2));
  const removed = elements[3];
  if (!removed) throw new Error('The world has too few threads.');
  see(removed, { isIntersecting: false, intersectionRatio: 0 });
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).size).toBe(3), 3000);
  expect(calls(/replies$/)).toEqual(posts.slice(0, 3).map(({ id }) => `/api/posts/${id}/replies`));
  expect(new Set(store.get(fetchedRepliesAtom).keys())).toEqual(new Set(posts.slice(0, 3).map(({ id }) => id)));
});

test('six posts’ replies are fetched at once in feeds and groups, four on the page of a post and on profiles', () => {
  const atOnce = (sources: readonly PostSource[]) => [...new Set(sources.map(({ replies }) => replies?.atOnce))];
  const feeds = (['all', 'following', 'monitoring', 'reply', 'tag:art'] as const).map(feedSource);
  const groups = (['posts', 'replies'] as const).map((kind) => channelSource('c1', kind));
  expect(atOnce([...feeds, ...groups])).toEqual([6]);
  const profiles = (['posts', 'replies', 'reposts', 'unread'] as const).map((tab) => profileSource('u1', tab));
  expect(atOnce([...profiles, repliesSource('p1')])).toEqual([4]);
});

test('replies of a post passed by a flick are not requested', async () => {
  const { store } = await signedInStore();
  const [passed, stayed] = (await feed(store, 6)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  if (!passed || !stayed) throw new Error('The world has too few threads.');
  const passing = draw(passed);
  window.dispatchEvent(new Event('scroll'));
  see(passing, {});
  see(passing, { isIntersecting: false, intersectionRatio: 0 });
  see(draw(stayed), {});
  await vi.waitFor(() => expect(calls(/replies$/)).toEqual([`/api/posts/${stayed.id}/replies`]));
});

test('a post shows the larger of its two reply counts, and a 503 is not reported', async () => {
  const { store } = await signedInStore();
  const [first, second] = (await feed(store, 6)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  if (!first || !second) throw new Error('The world has too few threads.');
  store.set(putPostsAtom, [
    { ...first, numReplies: 1 },
    { ...second, numReplies: 99 },
  ]);
  see(draw(first), {});
  await vi.waitFor(() => expect(store.get(postAtom(first.id))?.numReplies).toBe(first.numReplies));
  mocks.fail({ path: '/api/posts/:id/replies', status: 503, times: 1 });
  const errors = vi.spyOn(console, 'error');
  const element = draw(second);
  const countRequests = () => calls(/replies$/).filter((path) => path.includes(second.id)).length;
  see(element, {});
  await vi.waitFor(() => expect(countRequests()).toBe(1));
  // When more of the post comes into view, its replies aren't requested again.
  see(element, { intersectionRatio: 0.5 });
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(countRequests()).toBe(1);
  expect(store.get(postAtom(second.id))?.numReplies).toBe(99);
  expect(store.get(toastsAtom)).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  // When the post leaves the view and returns, its replies are requested again.
  see(element, { isIntersecting: false, intersectionRatio: 0 });
  see(element, {});
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).get(second.id)).toHaveLength(second.numReplies));
  expect(countRequests()).toBe(2);
});

test('replies are fetched again only when the post has got more of them', async () => {
  const { store } = await signedInStore();
  const [post] = (await feed(store, 6)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  if (!post) throw new Error('The world has too few threads.');
  const element = draw(post);
  const comeBack = () => {
    see(element, { isIntersecting: false, intersectionRatio: 0 });
    see(element, {});
  };
  see(element, {});
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).has(post.id)).toBe(true));
  comeBack();
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(calls(/replies$/)).toHaveLength(1);
  await request(createPost, { body: { type: 'reply', rawText: 'One more', text: 'One more', repostedPostId: post.id } });
  store.set(putPostsAtom, [await onServer(post.id)]);
  comeBack();
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).get(post.id)).toHaveLength(post.numReplies + 1));
});

/** Waits until the posts of a screen are observed, and keeps one in view for as long as reading takes. */
async function readOn(article: Element | null | undefined) {
  await vi.waitFor(() => expect(watches).toBe(1), 10_000);
  await look(async () => {
    see(required(article), {});
    await seconds(1.1);
  });
}

test('the parent of a reply is shown on the reply’s page, even if nobody has replied to the reply', async () => {
  const { store, user } = await signedInStore();
  const { results } = await request(getRecommendedPosts, { query: { limit: 60, includeReplies: true }, bypassCache: true });
  const isUnread = (post: Post | null) => post?.isRead === false && post.authorUserId !== user.id;
  const reply = required(
    results.find(({ type, numReplies, repostedPost }) => type === 'reply' && numReplies === 0 && isUnread(repostedPost)),
  );
  renderApp(<Thread postId={reply.id} isReply />, store, `/reply/${reply.id}`);
  await screen.findByText('No replies yet', {}, { timeout: 10_000 });
  const answered = required(reply.repostedPostId);
  await readOn(document.getElementById(`post-${answered}`));
  await vi.waitFor(async () => expect((await onServer(answered)).isRead).toBe(true), 5000);
});

test('a post in search results is marked as read when it is visible', async () => {
  const { store, user } = await signedInStore();
  renderApp(<Explore />, store, '/search?q=tram&tab=posts');
  const found = await screen.findAllByRole('article', {}, { timeout: 10_000 });
  const rowOf = ({ dataset }: HTMLElement) => store.get(postAtom(dataset['postId'] ?? ''));
  const unread = found.find((article) => rowOf(article)?.isRead === false && rowOf(article)?.authorUserId !== user.id);
  const { id } = required(rowOf(required(unread)));
  await readOn(unread);
  await vi.waitFor(async () => expect((await onServer(id)).isRead).toBe(true), 5000);
});
