import { atom } from 'jotai';
import type { Post, ReactionSet } from '@/api';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';

/**
 * A post as it is stored: its author, its target and the people who reacted are entities of their own, so that
 * each of them exists once. `isTargetMissing` is undefined if the answer wasn't nested deep enough to tell.
 */
export interface PostRow extends Omit<Post, 'repostedPost' | 'authorUser' | 'reactionSets'> {
  readonly reactionSets: readonly Omit<ReactionSet, 'user'>[];
  readonly isTargetMissing: boolean | undefined;
  /** Client only: the comment of a weigh-in on `repostedPostId`; the server has no post with this id. */
  readonly isReactionComment?: boolean | undefined;
  /** Client only: not yet, or not successfully, published; `waiting` for a connection, also with a change of a published post. */
  readonly sending?: 'sending' | 'waiting' | 'failed' | undefined;
  /** Client only: how many posts of its thread wait until it is published. */
  readonly numFurther?: number;
  /** Client only: why it couldn't be published, if this page has seen that. */
  readonly failure?: string;
}

/** The store of posts, for optimistic changes (`createOptimisticAtom`) and for facts from answers that contain no post. */
export const posts = createEntities<PostRow>({
  // A nested post doesn't tell whether its own target is missing.
  merge: (known, row) => (row.isTargetMissing === undefined && known ? { ...row, isTargetMissing: known.isTargetMissing } : row),
});

/** The post with this id, once any answer has contained it, with its pending changes applied. */
export const postAtom = posts.atomOf;
/** Applies the patch of an operation to a post; `unpatchPostAtom` with the same operation removes it. */
export const patchPostAtom = posts.patchAtom;
export const unpatchPostAtom = posts.unpatchAtom;
export const removePostsAtom = posts.removeAtom;
/** Stores rows made in this browser (optimistic posts). Answers of the server go through `putPostsAtom`. */
export const putRowsAtom = posts.putAtom;

/** Stores posts of an answer together with their authors, targets and the people who reacted. */
export const putPostsAtom = atom(null, (_get, set, list: readonly Post[]) => {
  const nested = list.flatMap((post) => (post.repostedPost ? [post.repostedPost] : []));
  const all = [...nested, ...list];
  set(
    putUsersAtom,
    all.flatMap((post) => [post.authorUser, ...post.reactionSets.flatMap(({ user }) => user ?? [])]),
  );
  set(posts.putAtom, [
    ...nested.map((post) => toRow(post, undefined)),
    ...list.map((post) => toRow(post, post.repostedPostId !== null && post.repostedPost === null)),
  ]);
});

function toRow(post: Post, isTargetMissing: boolean | undefined): PostRow {
  const { repostedPost: _target, authorUser: _author, reactionSets, ...own } = post;
  return { ...own, isTargetMissing, reactionSets: reactionSets.map(({ user: _user, ...set }) => set) };
}
