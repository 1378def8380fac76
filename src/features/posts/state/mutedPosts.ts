import { type Atom, atom, type Getter } from 'jotai';
import type { Post } from '@/api';
import { type MuteReason, type MuteRules, muteRulesAtom, reasonOfPost } from '@/features/mutes';
import { currentUserIdAtom } from '@/features/session';
import type { ListItem, Shown } from '../model/listItems.ts';
import { postContentOf } from '../model/postContent.ts';
import { hideItemsAtom, hideItemsSlotAtom } from './listItems.ts';
import { type PostRow, postAtom } from './postStore.ts';

type Mutable = Linked & Pick<PostRow, 'title' | 'authorUserId' | 'tags'> & Parameters<typeof postContentOf>[0];
type Linked = Pick<PostRow, 'id' | 'type' | 'repostedPostId'>;
/** How far a thread is followed upwards, so that a circle in an answer ends. */
const mostSteps = 100;

/** The post itself and those that it answers, as far as they are loaded, up to the first of the thread. A repost stands for its original. */
function threadOf(get: Getter, post: Linked): readonly string[] {
  const ids = [post.id];
  let current: Linked | undefined = post;
  for (let step = 0; step < mostSteps && current?.repostedPostId && current.type !== 'post' && current.type !== 'quote'; step += 1) {
    ids.push(current.repostedPostId);
    current = get(postAtom(current.repostedPostId));
  }
  return ids;
}

/** The id of the first post of a thread, as far as it is loaded. */
export const threadIdAtom = (post: Linked): Atom<string> => atom((get) => threadOf(get, post).at(-1) ?? post.id);

/** The muted thread that a post belongs to. */
export function mutedThreadOf(get: Getter, post: Linked, { threads }: MuteRules): string | undefined {
  return threads.size === 0 ? undefined : threadOf(get, post).find((id) => threads.has(id));
}

/** Kept by row, which is another object after every change, and by rules. */
const known = new WeakMap<MuteRules, WeakMap<Mutable, { readonly reason: MuteReason | undefined }>>();

function reasonOfRow(row: Mutable, rules: MuteRules): MuteReason | undefined {
  const ofRules = known.get(rules) ?? new WeakMap<Mutable, { readonly reason: MuteReason | undefined }>();
  known.set(rules, ofRules);
  const { title, authorUserId, tags } = row;
  const found = ofRules.get(row) ?? { reason: reasonOfPost({ authorUserId, title, tags, text: postContentOf(row).text }, rules) };
  ofRules.set(row, found);
  return found.reason;
}

/**
 * Why a post is muted: for itself, for its thread, or for the post that it reposts or quotes. One's own posts never are.
 */
export function muteReasonOf(get: Getter, id: string): MuteReason | undefined {
  const row = get(postAtom(id));
  return row && reasonOfMutable(get, row, get(postAtom(row.repostedPostId ?? '')));
}

function reasonOfMutable(get: Getter, row: Mutable, target: Mutable | null | undefined): MuteReason | undefined {
  const rules = get(muteRulesAtom);
  if (row.authorUserId === get(currentUserIdAtom)) return undefined;
  const threadId = mutedThreadOf(get, row, rules);
  if (threadId !== undefined) return { kind: 'thread', name: rules.threads.get(threadId) ?? '', threadId };
  const own = reasonOfRow(row, rules);
  if (own || row.type === 'reply') return own;
  return target && target.authorUserId !== get(currentUserIdAtom) ? reasonOfRow(target, rules) : undefined;
}

/** Those of the posts of an answer that aren't muted. */
export const unmutedPosts = (posts: readonly Post[]): Atom<readonly Post[]> =>
  atom((get) => posts.filter((post) => reasonOfMutable(get, post, post.repostedPost) === undefined));

/** Those of the posts that aren't muted. */
export const unmutedOf = (ids: readonly string[]): Atom<readonly string[]> =>
  atom((get) => ids.filter((id) => muteReasonOf(get, id) === undefined));

/** Lists in which muted posts stay: a person's own page shows everything, and a post's page shows them as a line. */
const unfiltered = /^(profile|replies)/;

/** The list without muted posts. A muted post takes its replies with it; a muted reply leaves the others. */
export function withoutMuted(items: readonly ListItem[], isMuted: (id: string) => boolean): readonly ListItem[] {
  return items.filter(({ id }) => !isMuted(id)).map((item) => withoutMutedReplies(item, isMuted));
}

function withoutMutedReplies(item: ListItem, isMuted: (id: string) => boolean): ListItem {
  if (!item.replies.some(({ id }) => isMuted(id))) return item;
  const all: readonly Shown[] = [item, ...item.replies];
  // A line leads only to the post that was below before.
  const connects = (at: number) => all[at]?.isAnswered === true && !isMuted(all[at + 1]?.id ?? '');
  const replies = item.replies.map((reply, index) => ({ ...reply, isAnswered: connects(index + 1) }));
  return { ...item, isAnswered: connects(0), replies: replies.filter(({ id }) => !isMuted(id)) };
}

/** Makes lists leave out muted posts from now on. Late code calls it, so that a browser without mutes draws its feed without all this. */
export const startMutesAtom = atom(null, (get, set): void => {
  if (get(hideItemsAtom)) return;
  const hide = atom((follow) => {
    // Followed, so that lists are filtered anew when something is muted; posts are only read, because lists follow them.
    follow(muteRulesAtom);
    return (items: readonly ListItem[], list: string) =>
      unfiltered.test(list) ? items : withoutMuted(items, (id) => muteReasonOf(get, id) !== undefined);
  });
  set(hideItemsSlotAtom, hide);
});

/** What the person wants to see all the same, by the id of the post or of the thread. */
const revealedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Why a post on a post's page is shown as a line. */
export const collapsedForAtom = (id: string): Atom<MuteReason | undefined> =>
  atom((get) => {
    const reason = muteReasonOf(get, id);
    return reason && !get(revealedAtom).has(reason.threadId ?? id) ? reason : undefined;
  });

export const revealAtom = atom(null, (_get, set, id: string, { threadId }: MuteReason) =>
  set(revealedAtom, (ids) => new Set([...ids, threadId ?? id])),
);
