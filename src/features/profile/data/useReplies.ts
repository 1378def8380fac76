import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import { getPosts, request } from '@/api';
import { type PostPages, postAtom, putCommentsAtom, putPostsAtom, usePostPages } from '@/features/posts';
import { mergeByDate, type ReactionComment, reactionCommentsOf } from '../model/reactionComments.ts';
import { profileSource } from './profileSource.ts';

/** Number of the author's posts that are searched once for comments, and maximum number of comments from each. */
const reactionComments = { posts: 50, perPost: 3 } as const;

const none: readonly ReactionComment[] = [];

/** A person's replies, merged by date with the comments of weigh-ins on their posts. */
export function useReplies(userId: string): PostPages {
  const pages = usePostPages(profileSource(userId, 'replies'));
  const comments = useReactionComments(userId);
  const store = useStore();
  const { items, hasMore } = pages;
  const merged = useMemo(() => {
    const itemsById = new Map(items.map((item) => [item.id, item]));
    const replies = items.map(({ id }) => ({ id, date: store.get(postAtom(id))?.publishedAt ?? '' }));
    const datedComments = comments.map(({ id, createdAt }) => ({ id, date: createdAt }));
    return mergeByDate(replies, datedComments, !hasMore).map(
      (id) => itemsById.get(id) ?? { id, key: id, isAnswered: false, replies: [], answers: 0, hidden: [] },
    );
  }, [items, hasMore, comments, store]);
  // Before the first page has loaded, it is unknown which comments belong to it.
  return pages.state === 'ready' ? { ...pages, items: merged } : pages;
}

/** Loads the comments once, from the author's latest posts. Optional: a failure counts as an empty list. */
function useReactionComments(authorUserId: string): readonly ReactionComment[] {
  const putPosts = useSetAtom(putPostsAtom);
  const putComments = useSetAtom(putCommentsAtom);
  const { data } = useQuery({
    queryKey: ['reaction-comments', authorUserId],
    queryFn: async ({ signal }) => {
      const { results } = await request(getPosts, { query: { authorUserId, limit: reactionComments.posts }, signal });
      putPosts(results);
      const comments = reactionCommentsOf(results, reactionComments.perPost);
      putComments(comments);
      return comments;
    },
  });
  return data ?? none;
}
