import { getCurrentUser, getPost, getRecommendedPosts, type Post, request } from '@/api';
import { currentUserAtom, guardSession } from '@/features/session';
import { putPostsAtom } from '@/features/posts';
import { present } from '@/shared/lib/present';
import { createMockBackend } from '@mocks/node';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

export const mocks = createMockBackend({ persona: 'regular' });

/** Starts the backend for a file of journeys; every test begins in the same world with an empty browser. */
export function withBackend(): void {
  beforeAll(() => mocks.listen());
  afterAll(() => mocks.close());
  beforeEach(() => {
    mocks.reset();
    mocks.clearFaults();
    localStorage.clear();
  });
  afterEach(() => localStorage.clear());
}

/** A store as the application has it after sign-in. The stored user is what makes it signed in. */
export async function signedInStore() {
  const user = present(await request(getCurrentUser, { bypassCache: true }));
  localStorage.setItem('user', JSON.stringify(user));
  const store = createStore();
  store.sub(currentUserAtom, () => undefined);
  guardSession(store);
  return { store, user };
}

/** Somebody else's post from the feed, as an entity. */
export async function somebodysPost(store: ReturnType<typeof createStore>, userId: string): Promise<Post> {
  const { results } = await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
  const isUntouched = (post: Post) => !post.isRepostedByMe && post.reactionSets.every((reaction) => reaction.userId !== userId);
  const post = present(results.find((candidate) => candidate.authorUserId !== userId && candidate.type === 'post' && isUntouched(candidate)));
  store.set(putPostsAtom, [post]);
  return post;
}

/** What the server says about a post now. */
export async function onServer(id: string): Promise<Post> {
  return present(await request(getPost, { params: { id }, bypassCache: true }));
}
