import type { PostListName } from '@/features/lists';
import { belongsTo, type PostFacts } from './belongsTo.ts';
import { type Groupable, groupThreads, type ThreadItem } from './groupThreads.ts';
import { isTemporary, shownIdOf } from './postRules.ts';

/** A post of an answer, as a list stores it. */
export interface PostEntry extends Groupable {
  readonly type: PostFacts['type'];
  readonly tags: PostFacts['tags'];
  readonly publishedAt: string;
  /** It was put on top of a loaded list because the reader requested new posts, so it is visible there in any case. */
  readonly isNew?: boolean;
}

/** A post written in this browser. */
export interface LocalEntry extends PostEntry, Pick<PostFacts, 'authorUserId' | 'channelId'> {
  /** Stays the same when the real id replaces the temporary one, so that the card isn't mounted again. */
  readonly key: string;
}

/** A post on the screen; `key` outlives the change from a temporary to a real id. */
export interface Shown {
  readonly key: string;
  readonly id: string;
  /** The next post below answers this one; a line connects them. */
  readonly isAnswered: boolean;
  /** The reply that this one answers, where neither its position nor a line shows that. */
  readonly answersId?: string | undefined;
  /** The list itself didn't contain it, so that it is missing at first after a reload. */
  readonly isLate?: boolean;
}

/** An item of a list on the screen: a post, and below it the replies to it, each followed by its own replies, oldest first. */
export interface ListItem extends Shown {
  readonly replies: readonly Shown[];
  /** How many of those replies answer the post itself and are published, so that the server counts them. */
  readonly answers: number;
  /** Replies that the list contained and that aren't shown here, because the thread is long. */
  readonly hidden: readonly string[];
  /** How many others have reposted the post, according to the list, besides the one whose repost this item is. */
  readonly others?: number | undefined;
}

export interface ListItemOptions {
  readonly list: PostListName;
  /** Replies are put under their originals instead of being items of their own. */
  readonly isThreaded: boolean;
  readonly hasMore: boolean;
  /** Posts written in this browser, newest first. */
  readonly local: readonly LocalEntry[];
  /** Ids deleted in this browser. A repost is removed with its original. */
  readonly removed: ReadonlySet<string>;
  /** Replies that were fetched for single posts, newest first, by the post's id; and how many of them are shown below it. */
  readonly fetched?: FetchedReplies;
  readonly shownReplies?: number;
}

export type FetchedReplies = ReadonlyMap<string, readonly PostEntry[]>;

/** The number of replies shown below a post in a list, counted from the first. New ones that the reader requested and ones written here are added to it. */
const mostReplies = 3;

type MutableItem = {
  entry: Pick<PostEntry, 'id' | 'publishedAt'>;
  originalId: string;
  replies: PostEntry[];
  hidden: readonly string[];
  others?: number | undefined;
  /** Index of the page that contained it. */
  page: number;
};

/**
 * Builds the items of a list: the posts that the server sent, and the ones written in this browser that the server's list doesn't contain
 * yet, inserted by date. Entries that belong behind the last loaded page wait for their page.
 */
export function listItemsOf(pages: readonly (readonly PostEntry[])[], options: ListItemOptions): readonly ListItem[] {
  const { isThreaded, local, removed, fetched, shownReplies = 0 } = options;
  const isRemoved = ({ id, type, repostedPostId }: PostEntry) =>
    removed.has(id) || (type === 'repost' && repostedPostId !== null && removed.has(repostedPostId));
  // A reply to a deleted post becomes an item of its own, as it is when the list is loaded afterwards.
  const detached = <E extends PostEntry>(entry: E): E => (removed.has(entry.repostedPostId ?? '') ? { ...entry, hasTarget: false } : entry);
  const remaining = pages.map((page) => page.filter((entry) => !isRemoved(entry)).map(detached));
  const all = new Map(remaining.flat().map((entry) => [entry.id, entry]));
  const pageOf = new Map(remaining.flatMap((page, index) => page.map(({ id }) => [id, index] as const)).toReversed());
  const items = (isThreaded ? groupThreads(remaining) : unique(all.keys())).map((thread) => mutableItemOf(thread, all, pageOf));

  for (const item of items) {
    // Replies of an earlier page keep their position. Of the replies that later pages add, only as many are shown as the limit
    // leaves: an item that is already on the screen must not grow when a further page is loaded.
    const isAsOld = ({ id }: { readonly id: string }) => (pageOf.get(id) ?? pages.length) <= item.page;
    const old = item.replies.filter(isAsOld);
    const limit = isThreaded ? Math.min(shownReplies, Math.max(0, mostReplies - old.length)) : shownReplies;
    const more = (fetched?.get(item.originalId)?.slice(0, limit) ?? []).filter((reply) => !isRemoved(reply) && !isAsOld(reply));
    const isFetched = ({ id }: { readonly id: string }) => more.some((reply) => reply.id === id);
    const later = item.replies.filter((reply) => !isAsOld(reply) && !isFetched(reply));
    const limitForLater = Math.max(0, mostReplies - old.length - more.length);
    const isVisible = (reply: PostEntry) => reply.isNew === true || later.indexOf(reply) >= later.length - limitForLater;
    item.hidden = [...item.hidden.filter((id) => !isFetched({ id })), ...later.filter((reply) => !isVisible(reply)).map(({ id }) => id)];
    item.replies = [...old, ...later.filter(isVisible), ...more];
  }
  const shown = new Set([
    ...all.keys(),
    ...items.flatMap(({ entry, originalId, replies }) => [entry.id, originalId, ...replies.map(({ id }) => id)]),
  ]);
  // Inserted oldest first, so that of two entries with the same date the newer one ends up above. A repost of a post that the list
  // shows already adds nothing: the post stays where it is read.
  for (const entry of local.toReversed()) {
    const id = shownIdOf(entry);
    if (shown.has(id) || isRemoved(entry)) continue;
    addLocal(detached(entry), items, options);
    shown.add(id);
  }

  const keys = new Map(local.map(({ id, key }) => [id, key]));
  return items.map((item) => itemOf(item, keys, all));
}

function mutableItemOf(
  { id, replyIds, others }: ThreadItem,
  all: ReadonlyMap<string, PostEntry>,
  pageOf: ReadonlyMap<string, number>,
): MutableItem {
  const replies = replyIds.flatMap((replyId) => all.get(replyId) ?? []);
  const entry = all.get(id);
  const originalId = entry?.type === 'repost' ? (entry.repostedPostId ?? id) : id;
  // Replies of earlier pages are before those of later ones, so that no further page replaces a reply that is already shown.
  const byPage = replies.filter(({ isNew }) => !isNew).toSorted((a, b) => (pageOf.get(a.id) ?? 0) - (pageOf.get(b.id) ?? 0));
  const first = new Set(byPage.slice(0, mostReplies));
  const isVisible = (reply: PostEntry) => reply.isNew || first.has(reply);
  return {
    // An original that was only part of its reply's answer takes the position of the reply.
    entry: entry ?? { id, publishedAt: replies.at(-1)?.publishedAt ?? '' },
    originalId,
    replies: replies.filter(isVisible),
    hidden: replies.filter((reply) => !isVisible(reply)).map((reply) => reply.id),
    others,
    page: Math.min(...[id, ...replyIds].map((each) => pageOf.get(each) ?? Number.POSITIVE_INFINITY)),
  };
}

function addLocal(entry: LocalEntry, items: MutableItem[], { list, isThreaded, hasMore }: ListItemOptions): void {
  const { id, repostedPostId, publishedAt } = entry;
  const isReply = entry.type === 'reply' && repostedPostId !== null;
  const answered = isReply
    ? items.find(
        ({ originalId, replies, hidden }) =>
          originalId === repostedPostId || hidden.includes(repostedPostId) || replies.some((reply) => reply.id === repostedPostId),
      )
    : undefined;
  if (answered) return void answered.replies.push(entry);
  if (!belongsTo(entry, list)) return;
  const item: MutableItem =
    isThreaded && isReply && entry.hasTarget
      ? { entry: { id: repostedPostId, publishedAt }, originalId: repostedPostId, replies: [entry], hidden: [], page: 0 }
      : { entry, originalId: entry.type === 'repost' ? (repostedPostId ?? id) : id, replies: [], hidden: [], page: 0 };
  // A post that is being published is the newest, whatever this device's clock says.
  const index = isTemporary(id) ? 0 : items.findIndex((other) => !isTemporary(other.entry.id) && other.entry.publishedAt <= publishedAt);
  if (index < 0 && hasMore) return;
  items.splice(index < 0 ? items.length : index, 0, item);
}

function itemOf(
  { entry, originalId, replies, hidden, others }: MutableItem,
  keys: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, unknown>,
): ListItem {
  const ordered = inAnswerOrder(originalId, replies);
  const show = (id: string, next: PostEntry | undefined, ids: readonly string[]): Shown => ({
    key: keys.get(id) ?? id,
    id,
    isAnswered: next !== undefined && ids.includes(next.repostedPostId ?? ''),
  });
  return {
    ...show(entry.id, ordered[0], [entry.id, originalId]),
    replies: ordered.map((reply, index) => ({
      ...show(reply.id, ordered[index + 1], [reply.id]),
      answersId: [originalId, entry.id, ordered[index - 1]?.id, null].includes(reply.repostedPostId)
        ? undefined
        : (reply.repostedPostId ?? undefined),
      isLate: listed.get(reply.id) !== reply,
    })),
    answers: replies.filter(({ id, repostedPostId }) => repostedPostId === originalId && !isTemporary(id)).length,
    hidden,
    others,
  };
}

/** Each reply followed by the replies to it, oldest first; a reply to none of them counts as a reply to the original. */
function inAnswerOrder(originalId: string, replies: readonly PostEntry[]): readonly PostEntry[] {
  const ids = new Set(replies.map(({ id }) => id));
  const parentOf = ({ repostedPostId }: PostEntry) => (repostedPostId !== null && ids.has(repostedPostId) ? repostedPostId : originalId);
  const byDate = replies.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.id.localeCompare(b.id));
  const below = (id: string): readonly PostEntry[] =>
    byDate.filter((reply) => parentOf(reply) === id && reply.id !== id).flatMap((reply) => [reply, ...below(reply.id)]);
  return below(originalId);
}

function unique(ids: Iterable<string>): readonly ThreadItem[] {
  return [...ids].map((id) => ({ id, replyIds: [] }));
}

/** The new items; unchanged ones are the same objects as before, so that only changed ones are rendered again. */
export function keepUnchanged(before: readonly ListItem[], after: readonly ListItem[]): readonly ListItem[] {
  if (before === after) return before;
  const known = new Map(before.map((item) => [item.key, item]));
  const reused = after.map((item) => {
    const old = known.get(item.key);
    return old && isSame(old, item) ? old : item;
  });
  return reused.length === before.length && reused.every((item, index) => item === before[index]) ? before : reused;
}

function isSame(a: ListItem, b: ListItem): boolean {
  if (!isSamePost(a, b) || a.replies.length !== b.replies.length || a.answers !== b.answers || a.others !== b.others) return false;
  if (a.hidden.join() !== b.hidden.join()) return false;
  return a.replies.every((reply, index) => isSamePost(reply, b.replies[index]));
}

function isSamePost(a: Shown, b: Shown | undefined): boolean {
  return a.id === b?.id && a.key === b.key && a.isAnswered === b.isAnswered && a.answersId === b.answersId && a.isLate === b.isLate;
}
