import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import { getPosts, request } from '@/api';
import { type PostPages, postAtom, putCommentsAtom, putPostsAtom, usePostPages } from '@/features/posts';
import { reactionComments } from '../constants.ts';
import { mergeByDate, type ReactionComment, reactionCommentsOf } from '../model/reactionComments.ts';
import { profileSource } from './profileSource.ts';

const none: readonly ReactionComment[] = [];

/** A person's replies, with what was said when people weighed in on their posts standing among them by date. */
export function useReplies(userId: string): PostPages {
  const pages = usePostPages(profileSource(userId, 'replies'));
  const comments = useReactionComments(userId);
  const store = useStore();
  const { items, hasMore } = pages;
  const mingled = useMemo(() => {
    const places = new Map(items.map((item) => [item.id, item]));
    const replies = items.map(({ id }) => ({ id, date: store.get(postAtom(id))?.publishedAt ?? '' }));
    const said = comments.map(({ id, createdAt }) => ({ id, date: createdAt }));
    return mergeByDate(replies, said, !hasMore).map(
      (id) => places.get(id) ?? { id, key: id, isAnswered: false, replies: [], answers: 0, hidden: [] },
    );
  }, [items, hasMore, comments, store]);
  // Until the first page is there nothing is known of what is due.
  return pages.state === 'ready' ? { ...pages, items: mingled } : pages;
}

/** Looked for once, in the latest posts by the author. Optional: a failure counts as none. */
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
