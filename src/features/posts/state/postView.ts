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

/** What somebody said when they weighed in. */
export interface Comment {
  readonly reaction: PostRow['reactionSets'][number];
  readonly user: User | undefined;
}

/** Everything that a post in a list shows. */
export interface PostView {
  /** The place's own post; of a repost, `post` is the original and `reposter` who brought it here. */
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
 * A post with all that belongs to it, as one value: a card reads the store once, however much it shows. It changes with
 * its own post, its people and the clock only. Undefined as long as the post or its author is not known.
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

/** The newest weigh-ins with words, and who wrote them. */
export function commentsOf(reactions: PostRow['reactionSets'], limit: number, find: (id: string) => User | undefined): readonly Comment[] {
  const said = reactions.filter(hasComment).slice(0, limit);
  return said.map((reaction) => ({ reaction, user: find(reaction.userId) }));
}
