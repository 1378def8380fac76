import type { PostInput } from '@/api';
import { law } from '@/api/contract/laws';
import { noPost, postEmpty } from '@/api/contract/refusals';
import { isBlankText } from '@/shared/lib/text/blank';
import { minute } from '../clock.ts';
import type { Database } from '../database.ts';
import { newPost } from '../newPost.ts';
import { refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { PostRow, UserRow } from '../tables.ts';
import { createViewer, type Viewer } from '../views/viewer.ts';
import { audienceOf } from './audience.ts';
import { findChannel, findPost } from './find.ts';
import { isReplyAllowed } from './isReplyAllowed.ts';
import { nameIn, notify } from './notify.ts';
import { contentOf } from './postText.ts';
import { checkQuota } from './quota.ts';

const { replyClosed, quoteClosed, repostClosed } = law.createPost;
const closed = { reply: replyClosed, quote: quoteClosed, repost: repostClosed } as const;

/** The post that the new one replies to, quotes or reposts; if the given one is a repost, its original. */
function findTarget(viewer: Viewer, author: UserRow, { type, repostedPostId }: PostInput): PostRow | null {
  if (type === 'post') return null;
  if (repostedPostId === undefined) return refuse(noPost);
  const found = findPost(viewer, repostedPostId);
  const target = found.type === 'repost' && found.repostedPostId !== null ? findPost(viewer, found.repostedPostId) : found;
  if (viewer.isApartFrom(target.authorUserId)) refuse(closed[type]);
  if (type === 'reply' && !isReplyAllowed(viewer.db, target, author.id)) refuse(replyClosed);
  const isRepeated = type === 'repost' && viewer.db.posts.by('reposts', target.id).some((repost) => repost.authorUserId === author.id);
  return isRepeated ? refuse(law.createPost.repeated) : target;
}

function checkMembership(db: Database, author: UserRow, channelId: string): void {
  const channel = db.channels.get(channelId);
  if (!channel) return;
  const isInside =
    channel.ownerType === 'user'
      ? channel.ownerId === author.id
      : db.memberships.get(pair(channel.ownerId, author.id))?.status === 'member';
  if (!isInside) refuse(law.createPost.notMember);
}

interface PostChannels {
  readonly channelId: string | null;
  readonly displayedChannelId: string | null;
}

/** The channels of the post. Replies, and all posts about a private one, stay in its channel, so that nothing leaves a private group. */
function channelsOf(viewer: Viewer, author: UserRow, input: PostInput, target: PostRow | null): PostChannels {
  const { db } = viewer;
  const targetChannel = target?.channelId ?? null;
  if (input.type === 'reply') return { channelId: targetChannel, displayedChannelId: targetChannel };
  const home = db.channels.get(targetChannel);
  const isPrivate = home?.ownerType === 'organization' && db.organizations.get(home.ownerId)?.isPrivate === true;
  const channelId = isPrivate ? targetChannel : input.channelId === undefined ? null : findChannel(viewer, input.channelId).id;
  if (channelId !== null) checkMembership(db, author, channelId);
  const shown = input.displayedChannelId ?? channelId ?? targetChannel;
  // A post may appear in its own channel or in its target's; for any other channel its author needs the right to publish.
  if (shown !== null && shown !== channelId && shown !== targetChannel) checkMembership(db, author, findChannel(viewer, shown).id);
  return { channelId, displayedChannelId: shown };
}

const headlines = { reply: 'replied to your post', quote: 'quoted your post', repost: 'reposted your post' } as const;

function spreadNews(db: Database, post: PostRow, target: PostRow | null): void {
  const name = nameIn(db, post.authorUserId);
  const common = { actorId: post.authorUserId, postId: post.id };
  const hears = (userId: string) => createViewer(db, userId).mayOpen('post', post);
  if (target && post.type !== 'post' && hears(target.authorUserId)) {
    notify(db, { ...common, type: post.type, to: target.authorUserId, text: `${name} ${headlines[post.type]}` });
  }
  for (const userId of post.mentionedUserIds) {
    if (userId !== target?.authorUserId && hears(userId))
      notify(db, { ...common, type: 'mention', to: userId, text: `${name} mentioned you` });
  }
}

/** Emits `post_marked_bot` when a person publishes the same text three times within ten minutes. */
function watchForBots(db: Database, post: PostRow): void {
  const since = new Date(db.clock.now() - 10 * minute).toISOString();
  let same = 0;
  for (const other of db.posts.newest('author', post.authorUserId)) {
    if (other.publishedAt < since) break;
    if (other.rawText !== null && other.rawText.trim() !== '' && other.rawText === post.rawText) same += 1;
  }
  if (same >= 3) {
    db.events.emit({
      name: 'post_marked_bot',
      payload: { postId: post.id, postAuthorId: post.authorUserId },
      to: audienceOf(db, post, post.authorUserId),
    });
  }
}

/** Publishes a post, quote, repost or reply. A key that was used before returns the post that was published with it. */
export function publishPost(viewer: Viewer, author: UserRow, input: PostInput, key?: string | null): PostRow {
  const { db } = viewer;
  const keyId = key ? pair(author.id, key) : null;
  const published = db.posts.get(db.publishedKeys.get(keyId)?.postId);
  // If that post was deleted, or its author may no longer open it, its key neither returns it nor publishes another one.
  if (published) return viewer.mayOpen('post', published) ? published : refuse(noPost);

  const content = contentOf(db, author, input);
  const isBlank = isBlankText(content.rawText ?? '') && !content.attachedFileIds?.length;
  if (input.type !== 'repost' && isBlank) refuse(postEmpty);
  const target = findTarget(viewer, author, input);
  const channels = channelsOf(viewer, author, input, target);
  checkQuota(db, author);

  const { isAnyoneCanReply = true, postToTwitter = false, postToBluesky = false, type } = input;
  const post = db.posts.put(
    newPost({
      ...content,
      ...channels,
      id: db.posts.nextId(),
      type,
      repostedPostId: target?.id ?? null,
      isAnyoneCanReply,
      postToTwitter,
      postToBluesky,
      authorUserId: author.id,
      publishedAt: db.clock.iso(),
      weighInThresholds: author.weighInThresholds,
    }),
  );
  if (keyId !== null) db.publishedKeys.put({ id: keyId, postId: post.id });
  spreadNews(db, post, target);
  watchForBots(db, post);
  return post;
}
