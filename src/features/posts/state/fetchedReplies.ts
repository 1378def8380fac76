import { atom } from 'jotai';
import { ApiError, getReplies, type ListResponse, type Post, request } from '@/api';
import { postEntryOf } from '../data/postPages.ts';
import type { FetchedReplies } from '../model/placeLocal.ts';
import { posts, putPostsAtom } from './postStore.ts';

const repliesAtom = atom<FetchedReplies>(new Map());

/** Replies that were fetched for posts on the screen, newest first, by the post's id. */
export const fetchedRepliesAtom = atom((get) => get(repliesAtom));
export const clearFetchedRepliesAtom = atom(null, (_get, set) => set(repliesAtom, new Map()));

const unavailable = 503;

/** Asks for the direct replies of a post, newest first. A 503 counts as none and is not said (specification, section 8). */
export async function requestReplies(id: string, signal: AbortSignal): Promise<ListResponse<Post>> {
  try {
    return await request(getReplies, { params: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === unavailable) return { results: [], count: 0 };
    throw error;
  }
}

/** Fetches the replies of one post. It then has as many as the larger of the two counts says. */
export const fetchRepliesAtom = atom(null, async (_get, set, id: string, signal: AbortSignal): Promise<void> => {
  const { results, count } = await requestReplies(id, signal);
  set(takeRepliesAtom, id, results, count);
});

const takeRepliesAtom = atom(null, (_get, set, id: string, replies: readonly Post[], count: number) => {
  set(putPostsAtom, replies);
  set(repliesAtom, (known) => new Map([...known, [id, replies.map(postEntryOf)]]));
  set(posts.changeAtom, id, ({ numReplies }) => ({ numReplies: Math.max(numReplies, count, replies.length) }));
});
