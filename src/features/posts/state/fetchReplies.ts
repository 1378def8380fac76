import { atom } from 'jotai';
import { ApiError, getReplies, type ListResponse, type Post, request } from '@/api';
import { postEntryOf } from '../data/postPages.ts';
import { fetchedRepliesAtom, putFetchedRepliesAtom } from './listItems.ts';
import { postAtom, posts, putPostsAtom } from './postStore.ts';

const unavailable = 503;
const none: ListResponse<Post> = { results: [], count: 0 };
/** The post's number of replies when an array of replies was fetched, by that array. */
const counts = new WeakMap<object, number>();

/** Requests the direct replies of a post, newest first. A 503 counts as no replies and isn't reported (specification, section 8). */
export async function requestReplies(id: string, signal: AbortSignal): Promise<ListResponse<Post>> {
  try {
    return await request(getReplies, { params: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === unavailable) return none;
    throw error;
  }
}

/** Whether a post has replies that weren't fetched yet, or more of them than when they were fetched. */
export const lacksRepliesAtom = atom(null, (get, _set, id: string): boolean => {
  const known = get(fetchedRepliesAtom).get(id);
  return (get(postAtom(id))?.numReplies ?? 0) > ((known && counts.get(known)) ?? 0);
});

/** Fetches the replies of one post and raises its number of replies to the larger count. After a 503 they are still lacking. */
export const fetchRepliesAtom = atom(null, async (get, set, id: string, signal: AbortSignal): Promise<void> => {
  const answer = await requestReplies(id, signal);
  if (answer === none) return;
  const { results, count } = answer;
  const entries = results.map(postEntryOf);
  set(putPostsAtom, results);
  set(posts.changeAtom, id, ({ numReplies }) => ({ numReplies: Math.max(numReplies, count, results.length) }));
  counts.set(entries, get(postAtom(id))?.numReplies ?? 0);
  set(putFetchedRepliesAtom, id, entries);
});
