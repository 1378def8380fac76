import type { Post, ReactionSet } from '@/api';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';
import { atom } from 'jotai';

/**
 * A post as it is kept: its author, its target and the people who reacted live in entities of their own, so that
 * each of them exists once. `isTargetMissing` is undefined where the answer did not go deep enough to tell.
 */
export interface PostRow extends Omit<Post, 'repostedPost' | 'authorUser' | 'reactionSets'> {
  readonly reactionSets: readonly Omit<ReactionSet, 'user'>[];
  readonly isTargetMissing: boolean | undefined;
  /** Client only: not yet, or not successfully, published. */
  readonly sending?: 'sending' | 'failed' | undefined;
}

const posts = createEntities<PostRow>();

/** The post with this id, once any answer has brought it. */
export const postAtom = posts.atomOf;
export const patchPostAtom = posts.patchAtom;
export const clearPostPatchAtom = posts.clearPatchAtom;
export const removePostsAtom = posts.removeAtom;
export const keepOnlyPostsAtom = posts.keepOnlyAtom;
/** Stores rows made in this browser (optimistic posts). Answers of the server go through `putPostsAtom`. */
export const putRowsAtom = posts.putAtom;

/** Stores posts of an answer together with their authors, targets and the people who reacted. */
export const putPostsAtom = atom(null, (get, set, list: readonly Post[]) => {
  const nested = list.flatMap((post) => (post.repostedPost ? [post.repostedPost] : []));
  const all = [...nested, ...list];
  set(putUsersAtom, all.flatMap((post) => [post.authorUser, ...post.reactionSets.flatMap(({ user }) => user ?? [])]));
  set(posts.putAtom, [
    ...nested.map((post) => toRow(post, get(postAtom(post.id))?.isTargetMissing)),
    ...list.map((post) => toRow(post, post.repostedPostId !== null && post.repostedPost === null)),
  ]);
});

function toRow(post: Post, isTargetMissing: boolean | undefined): PostRow {
  const { repostedPost: _target, authorUser: _author, reactionSets, ...own } = post;
  return { ...own, isTargetMissing, reactionSets: reactionSets.map(({ user: _user, ...set }) => set) };
}
