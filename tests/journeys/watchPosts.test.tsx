import { act } from '@testing-library/react';
import type { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRecommendedPosts, type Post, request } from '@/api';
import { toastsAtom } from '@/features/feedback';
import { postAtom, putPostsAtom } from '@/features/posts';
import { watchPosts } from '@/features/posts/data/watchPosts';
import { fetchedRepliesAtom } from '@/features/posts/state/fetchedReplies';
import { userAtom, users } from '@/features/users';
import { mocks, onServer, signedInStore, withBackend } from './session.ts';

withBackend();

/** What the browser would say of an element that comes into view. */
type Sight = Partial<Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>>;
let see: (element: Element, sight: Sight) => void = () => undefined;

class Sightings {
  constructor(say: IntersectionObserverCallback) {
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
  stop = watchPosts(store, { atOnce, isPlace: () => true });
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
    await seconds(0.1);
    see(passing, { isIntersecting: false, intersectionRatio: 0 });
    await seconds(1.2);
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
  expect([...store.get(fetchedRepliesAtom).keys()]).toEqual(posts.slice(0, 3).map(({ id }) => id));
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
  mocks.fail({ path: '/api/posts/:id/replies', status: 503 });
  see(draw(second), {});
  await vi.waitFor(() => expect(store.get(fetchedRepliesAtom).has(second.id)).toBe(true));
  expect(store.get(postAtom(second.id))?.numReplies).toBe(99);
  expect(store.get(toastsAtom)).toEqual([]);
});
