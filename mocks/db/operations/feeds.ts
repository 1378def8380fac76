import type { OnlyFilter, PostType } from '@/api';
import { laws } from '@/api/contract/laws';
import { largestPage } from '@/api/contract/limits';
import { noPost, noUserId } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { found, refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import { allRows, type PostRow } from '../tables.ts';
import { isReadBy } from '../views/post.ts';
import type { Viewer } from '../views/viewer.ts';
import { findChannel, findPost } from './find.ts';
import { memoizeList } from './memoizeList.ts';
import { clampLimit, type Page } from './paging.ts';

export interface Cursor {
  readonly limit?: number | undefined;
  /** The id of the last post received; the page holds strictly older ones. */
  readonly after?: string | undefined;
}

/** Returns the number of posts (newest first) that aren't older than the last one received. */
function positionAfter(db: Database, posts: readonly PostRow[], after: string | undefined): number {
  if (after === undefined) return 0;
  // A deleted post keeps its row, so its date still counts; for an unknown id, the ids are compared.
  const last = db.posts.get(after);
  const isOlder = (post: PostRow) =>
    last ? post.publishedAt < last.publishedAt || (post.publishedAt === last.publishedAt && post.id < last.id) : post.id < after;
  let low = 0;
  let high = posts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const post = posts[middle];
    if (post && isOlder(post)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One page of a list (newest first); `count` is the length of the list. */
function pageOf(db: Database, posts: readonly PostRow[], cursor: Cursor, fallback: number): Page<PostRow> {
  const start = positionAfter(db, posts, cursor.after);
  return { rows: posts.slice(start, start + clampLimit(cursor.limit, fallback)), count: posts.length };
}

interface FeedFilter extends Cursor {
  readonly showOwnPosts?: boolean | undefined;
  readonly tag?: string | undefined;
}

const candidates = (db: Database, tag: string | undefined) =>
  tag === undefined ? db.posts.newest('all', allRows) : db.posts.newest('tag', tag.toLowerCase());

/** All visible posts; replies and the person's own only on request. */
export function recommended(viewer: Viewer, filter: FeedFilter & { readonly includeReplies?: boolean | undefined }): Page<PostRow> {
  const keep = (post: PostRow) =>
    viewer.sees(post) &&
    (filter.includeReplies === true || post.type !== 'reply') &&
    (filter.showOwnPosts === true || post.authorUserId !== viewer.userId);
  const posts = memoizeList(
    viewer,
    ['all', filter.tag, filter.includeReplies, filter.showOwnPosts],
    candidates(viewer.db, filter.tag),
    keep,
  );
  return pageOf(viewer.db, posts, filter, laws.getRecommendedPosts.limit);
}

/** Returns a filter for the posts of people and channels that the person follows or monitors. */
function chosenSources({ db, userId }: Viewer, only: OnlyFilter): (post: PostRow) => boolean {
  const kind = only === 'following' ? 'follow' : 'monitor';
  const people = new Set(db.follows.by('from', `${userId}/${kind}`).map((follow) => follow.targetId));
  const channels = new Set(
    db.channelFollows
      .by('user', userId ?? '')
      .filter((follow) => follow.kind === kind)
      .map((follow) => follow.channelId),
  );
  return (post) => people.has(post.authorUserId) || (post.channelId !== null && channels.has(post.channelId));
}

interface ForYouFilter extends FeedFilter {
  readonly only?: OnlyFilter | undefined;
  readonly type?: readonly PostType[] | undefined;
}

/** Posts of followed or of monitored people and channels, according to `only`; of everybody without it. */
export function forYou(viewer: Viewer, filter: ForYouFilter): Page<PostRow> {
  const types = new Set<PostType>(filter.type ?? ['post', 'quote', 'repost']);
  const isChosen = filter.only === undefined ? () => true : chosenSources(viewer, filter.only);
  const keep = (post: PostRow) => {
    if (!types.has(post.type) || !viewer.sees(post)) return false;
    return post.authorUserId === viewer.userId ? filter.showOwnPosts === true : isChosen(post);
  };
  const posts = memoizeList(
    viewer,
    ['for you', filter.tag, filter.only, filter.type?.join(), filter.showOwnPosts],
    candidates(viewer.db, filter.tag),
    keep,
  );
  return pageOf(viewer.db, posts, filter, laws.getForYouPosts.limit);
}

interface PostFilter extends Cursor {
  readonly channelId?: string | undefined;
  readonly authorUserId?: string | undefined;
  readonly type?: readonly PostType[] | undefined;
  readonly onlyPosts?: boolean | undefined;
}

/** The posts of an author or a channel; all conditions must hold. */
export function postsOf(viewer: Viewer, filter: PostFilter): Page<PostRow> {
  const { db } = viewer;
  const channelId = filter.channelId === undefined ? undefined : findChannel(viewer, filter.channelId).id;
  const source =
    channelId !== undefined
      ? db.posts.newest('channel', channelId)
      : filter.authorUserId !== undefined
        ? db.posts.newest('author', filter.authorUserId)
        : db.posts.newest('all', allRows);
  const types = filter.type && new Set<PostType>(filter.type);
  const keep = (post: PostRow) =>
    viewer.sees(post) &&
    (filter.authorUserId === undefined || post.authorUserId === filter.authorUserId) &&
    (types === undefined || types.has(post.type)) &&
    (filter.onlyPosts !== true || post.type !== 'reply');
  const posts = memoizeList(viewer, ['of', channelId, filter.authorUserId, filter.type?.join(), filter.onlyPosts], source, keep);
  return pageOf(db, posts, filter, laws.getPosts.limit);
}

/** Direct replies, newest first; all of them unless a limit is given. */
export function repliesTo(viewer: Viewer, postId: string, cursor: Cursor): Page<PostRow> {
  const post = findPost(viewer, postId);
  const replies = [...viewer.db.posts.newest('replies', post.id)].filter(viewer.sees);
  if (cursor.limit !== undefined) return pageOf(viewer.db, replies, cursor, largestPage);
  return { rows: replies.slice(positionAfter(viewer.db, replies, cursor.after)), count: replies.length };
}

/** An author's posts that the person has not read. */
export function unreadOf(viewer: Viewer, authorUserId: string | undefined, cursor: Cursor): Page<PostRow> {
  const author = authorUserId?.trim() ? authorUserId : refuse(noUserId);
  const keep = (post: PostRow) => viewer.sees(post) && !isReadBy(viewer, post);
  return pageOf(viewer.db, [...viewer.db.posts.newest('author', author)].filter(keep), cursor, laws.getUnreadPosts.limit);
}

export const countUnreadOf = (viewer: Viewer, authorUserId: string): number => unreadOf(viewer, authorUserId, { limit: 1 }).count;

/** The username and tag that identify the posts that welcome newcomers. */
const introAuthor = 'sezushelp';
const introTag = 'intro';

export function introPosts(viewer: Viewer): Page<PostRow> {
  const [author] = viewer.db.users.by('username', introAuthor);
  const keep = (post: PostRow) => post.authorUserId === author?.id && viewer.sees(post);
  return pageOf(viewer.db, [...viewer.db.posts.newest('tag', introTag)].filter(keep), {}, 10);
}

/** Marks a post as read; repeating it changes nothing. */
export function markAsRead(viewer: Viewer, postId: string): void {
  const post = findPost(viewer, postId);
  const userId = found(viewer.userId, noPost);
  if (isReadBy(viewer, post)) return;
  viewer.db.readMarks.put({ id: pair(userId, post.id), userId, postId: post.id });
}
