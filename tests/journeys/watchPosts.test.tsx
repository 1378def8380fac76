import { act, screen } from '@testing-library/react';
import type { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPost, getCurrentUser, getRecommendedPosts, type Post, request } from '@/api';
import { feedSource } from '@/features/feed/data/feedSource';
import { toastsAtom } from '@/features/feedback';
import { channelSource } from '@/features/groups/data/channelSource';
import { type PostSource, postAtom, putPostsAtom } from '@/features/posts';
import { watchPosts } from '@/features/posts/data/watchPosts';
import { fetchedRepliesAtom } from '@/features/posts/state/fetchedReplies';
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

/** What the browser would say of an element that comes into view. */
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
/** What somebody looks at, on a clock that moves by `seconds` alone; what comes of it is awaited on the real one. */
async function look(at: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await at();
  vi.useRealTimers();
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('a post of somebody else is read when half of it was seen for a second, and that is told once', async () => {
  const { store, user } = await signedInStore();
  const posts = await feed(store, 0);
  const others = posts.filter(({ authorUserId, isRead }) => authorUserId !== user.id && isRead === false);
  const [seen, glanced, edge] = others;
  const own = posts.find(({ authorUserId, type }) => authorUserId === user.id && type === 'post');
  if (!seen || !glanced || !edge || !own) throw new Error('The world has too few posts.');

  store.set(users.changeAtom, seen.authorUserId, { numUnreadPosts: 5 });
  const place = draw(seen);
  await look(async () => {
    see(place, {});
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
    see(place, { isIntersecting: false, intersectionRatio: 0 });
    see(place, {});
    await seconds(1.2);
  });

  // Whatever was told has arrived by the time something asked for later is answered.
  expect((await onServer(seen.id)).isRead).toBe(true);
  const originalOf = ({ id, type, repostedPostId }: Post) => (type === 'repost' ? [id, repostedPostId] : [id]);
  expect(calls(/mark-as-read$/).toSorted()).toEqual(
    originalOf(seen)
      .map((id) => `/api/posts/${id}/mark-as-read`)
      .toSorted(),
  );
  expect(store.get(postAtom(seen.id))?.isRead).toBe(true);
  expect(store.get(userAtom(seen.authorUserId))?.numUnreadPosts).toBe(4);

  // An older answer that comes late says that it is unread: it is not told a second time.
  const told = calls(/mark-as-read$/).length;
  store.set(putPostsAtom, [seen]);
  expect(store.get(postAtom(seen.id))?.isRead).toBe(false);
  await look(async () => {
    see(place, { isIntersecting: false, intersectionRatio: 0 });
    see(place, {});
    await seconds(1.1);
  });
  expect(calls(/mark-as-read$/)).toHaveLength(told);
});

test('a mark that did not arrive is made when the post is seen again', async () => {
  const { store, user } = await signedInStore();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const posts = await feed(store, 0);
  const seen = posts.find(({ authorUserId, isRead, type }) => authorUserId !== user.id && isRead === false && type === 'post');
  if (!seen) throw new Error('The world has too few posts.');
  mocks.fail({ path: '/api/posts/:id/mark-as-read', method: 'POST', status: 503, times: 1 });
  const place = draw(seen);
  await look(async () => {
    see(place, {});
    await seconds(1.1);
  });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 5000);
  expect(store.get(postAtom(seen.id))?.isRead).toBe(false);
  await look(async () => {
    see(place, { isIntersecting: false, intersectionRatio: 0 });
    see(place, {});
    await seconds(1.1);
  });
  await vi.waitFor(async () => expect((await onServer(seen.id)).isRead).toBe(true), 5000);
});

test('replies of posts in view are fetched so many at once, and those of posts that were scrolled away no more', async () => {
  const { store } = await signedInStore();
  const posts = (await feed(store, 2)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  mocks.fail({ path: '/api/posts/:id/replies', delayMs: 300 });
  const places = posts.slice(0, 4).map(draw);
  for (const place of places) see(place, {});
  await vi.waitFor(() => expect(calls(/replies$/)).toHaveLength(2));
  const gone = places[3];
  if (!gone) throw new Error('The world has too few threads.');
  see(gone, { isIntersecting: false, intersectionRatio: 0 });
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

test('replies of a post that a flick passes are not asked for', async () => {
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

test('a post has as many replies as the larger of two counts says, and a 503 is nobody’s news', async () => {
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
  const place = draw(second);
  const asked = () => calls(/replies$/).filter((path) => path.includes(second.id)).length;
  see(place, {});
  await vi.waitFor(() => expect(asked()).toBe(1));
  // More of it comes into view: it is not asked for again.
  see(place, { intersectionRatio: 0.5 });
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(asked()).toBe(1);
  expect(store.get(postAtom(second.id))?.numReplies).toBe(99);
  expect(store.get(toastsAtom)).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  // Seen again, they are asked for again.
  see(place, { isIntersecting: false, intersectionRatio: 0 });
  see(place, {});
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).get(second.id)).toHaveLength(second.numReplies));
  expect(asked()).toBe(2);
});

test('replies that were fetched are fetched again when the post has got more of them, and only then', async () => {
  const { store } = await signedInStore();
  const [post] = (await feed(store, 6)).filter(({ type, numReplies }) => type === 'post' && numReplies > 0);
  if (!post) throw new Error('The world has too few threads.');
  const place = draw(post);
  const comeBack = () => {
    see(place, { isIntersecting: false, intersectionRatio: 0 });
    see(place, {});
  };
  see(place, {});
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).has(post.id)).toBe(true));
  comeBack();
  await act(() => request(getCurrentUser, { bypassCache: true }));
  expect(calls(/replies$/)).toHaveLength(1);
  await request(createPost, { body: { type: 'reply', rawText: 'One more', text: 'One more', repostedPostId: post.id } });
  store.set(putPostsAtom, [await onServer(post.id)]);
  comeBack();
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).get(post.id)).toHaveLength(post.numReplies + 1));
});

/** Waits until the posts of a screen are watched, and looks at one for as long as reading takes. */
async function readOn(article: Element | null | undefined) {
  await vi.waitFor(() => expect(watches).toBe(1), 10_000);
  await look(async () => {
    see(required(article), {});
    await seconds(1.1);
  });
}

test('what a reply answers is read on the page of the reply, also where nobody has answered that yet', async () => {
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

test('a post that a search found is read when it is seen', async () => {
  const { store, user } = await signedInStore();
  renderApp(<Explore />, store, '/search?q=tram&tab=posts');
  const found = await screen.findAllByRole('article', {}, { timeout: 10_000 });
  const rowOf = ({ dataset }: HTMLElement) => store.get(postAtom(dataset['postId'] ?? ''));
  const unread = found.find((article) => rowOf(article)?.isRead === false && rowOf(article)?.authorUserId !== user.id);
  const { id } = required(rowOf(required(unread)));
  await readOn(unread);
  await vi.waitFor(async () => expect((await onServer(id)).isRead).toBe(true), 5000);
});
