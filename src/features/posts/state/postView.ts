import { type Atom, atom } from 'jotai';
import type { User } from '@/api';
import { currentUserIdAtom } from '@/features/session';
import { userAtom } from '@/features/users';
import { nowAtom } from '@/shared/lib/clock';
import { hasComment } from '../model/postContent.ts';
import { shownIdOf } from '../model/postRules.ts';
import { type PostRow, postAtom } from './postStore.ts';

/** Comments shown under a post in a list (specification, section 9). */
const commentsInList = 3;

/** A comment of a weigh-in, and its author. */
export interface Comment {
  readonly reaction: PostRow['reactionSets'][number];
  readonly user: User | undefined;
}

/** Everything that a post in a list shows. */
export interface PostView {
  /** The post that the list contains. If it is a repost, `post` is the original and `reposter` its author. */
  readonly entry: PostRow;
  readonly post: PostRow;
  readonly author: User;
  readonly reposter: User | undefined;
  readonly comments: readonly Comment[];
  readonly userId: string | undefined;
  /** The global clock, in milliseconds. */
  readonly now: number;
}

const views = new WeakMap<Atom<unknown>, Atom<PostView | undefined>>();

/**
 * A post with everything that its card shows, as one value, so that a card reads the store once. It changes only with
 * the post, its people and the clock. Undefined while the post or its author isn't known.
 */
export function postViewAtom(id: string): Atom<PostView | undefined> {
  const entryAtom = postAtom(id);
  const known = views.get(entryAtom);
  if (known) return known;
  const view = atom((get): PostView | undefined => {
    const entry = get(entryAtom);
    if (!entry) return undefined;
    const post = get(postAtom(shownIdOf(entry))) ?? entry;
    const author = get(userAtom(post.authorUserId));
    if (!author) return undefined;
    return {
      entry,
      post,
      author,
      reposter: entry.type === 'repost' ? get(userAtom(entry.authorUserId)) : undefined,
      comments: commentsOf(post.reactionSets, commentsInList, (userId) => get(userAtom(userId))),
      userId: get(currentUserIdAtom),
      now: get(nowAtom),
    };
  });
  views.set(entryAtom, view);
  return view;
}

/** The newest weigh-ins with comments, and their authors. */
export function commentsOf(reactions: PostRow['reactionSets'], limit: number, find: (id: string) => User | undefined): readonly Comment[] {
  const commented = reactions.filter(hasComment).slice(0, limit);
  return commented.map((reaction) => ({ reaction, user: find(reaction.userId) }));
}
