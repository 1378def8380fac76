import type * as rows from './rows.ts';
import { type Change, type Row, Table, type TableShape } from './table.ts';

/** The key of an index that holds every row it accepts. */
export const allRows = '*';

const shape =
  <R extends Row>() =>
  <I extends string>(definition: TableShape<R, I>) =>
    definition;
const byId = (row: Row) => row.id;
const byTime = (time: string, id: string) => time + id;

const live = (post: rows.PostRow, key: string | readonly string[] | null) => (post.isDeleted ? null : key);
const targetOf = (post: rows.PostRow, type: rows.PostRow['type']) => (post.type === type ? post.repostedPostId : null);

const shapes = {
  users: shape<rows.UserRow>()({
    name: 'users',
    prefix: 'u',
    order: byId,
    indexes: {
      username: (user) => user.username?.toLowerCase() ?? null,
      phone: (user) => user.phone,
      xUsername: (user) => user.xUsername,
      blueskyHandle: (user) => user.blueskyHandle,
      siwfId: (user) => user.siwfId,
      active: (user) => (user.status === 'active' ? allRows : null),
    },
  }),
  follows: shape<rows.FollowRow>()({
    name: 'follows',
    order: (follow) => byTime(follow.createdAt, follow.id),
    indexes: {
      from: (follow) => `${follow.userId}/${follow.kind}`,
      to: (follow) => `${follow.targetId}/${follow.kind}`,
      either: (follow) => follow.userId,
    },
  }),
  channelFollows: shape<rows.ChannelFollowRow>()({
    name: 'channelFollows',
    order: (follow) => byTime(follow.createdAt, follow.id),
    indexes: { user: (follow) => follow.userId, to: (follow) => `${follow.channelId}/${follow.kind}` },
  }),
  blocks: shape<rows.BlockRow>()({
    name: 'blocks',
    order: byId,
    indexes: { by: (block) => block.userId, of: (block) => block.targetId },
  }),
  posts: shape<rows.PostRow>()({
    name: 'posts',
    prefix: 'p',
    order: (post) => byTime(post.publishedAt, post.id),
    indexes: {
      all: (post) => live(post, allRows),
      author: (post) => live(post, post.authorUserId),
      authorType: (post) => live(post, `${post.authorUserId}/${post.type}`),
      // The hourly limit counts deleted posts too: deleting must not buy a new one.
      written: (post) => post.authorUserId,
      channel: (post) => live(post, post.channelId),
      replies: (post) => live(post, targetOf(post, 'reply')),
      reposts: (post) => live(post, targetOf(post, 'repost')),
      quotes: (post) => live(post, targetOf(post, 'quote')),
      tag: (post) =>
        live(
          post,
          post.tags.map((tag) => tag.toLowerCase()),
        ),
    },
  }),
  reactions: shape<rows.ReactionRow>()({
    name: 'reactions',
    order: (reaction) => byTime(reaction.createdAt, reaction.id),
    indexes: { post: (reaction) => reaction.postId },
  }),
  readMarks: shape<rows.ReadMarkRow>()({ name: 'readMarks', order: byId, indexes: {} }),
  scoreChanges: shape<rows.ScoreChangeRow>()({ name: 'scoreChanges', order: byId, indexes: {} }),
  notifications: shape<rows.NotificationRow>()({
    name: 'notifications',
    prefix: 'n',
    order: (notification) => byTime(notification.createdAt, notification.id),
    indexes: {
      user: (notification) => notification.userId,
      state: (notification) => `${notification.userId}/${notification.read ? 'read' : 'unread'}`,
    },
  }),
  drafts: shape<rows.DraftRow>()({
    name: 'drafts',
    prefix: 'd',
    order: (draft) => byTime(draft.createdAt, draft.id),
    indexes: { user: (draft) => draft.userId },
  }),
  files: shape<rows.FileRow>()({ name: 'files', prefix: 'f', order: byId, indexes: { storageId: (file) => file.storageId } }),
  organizations: shape<rows.OrganizationRow>()({
    name: 'organizations',
    prefix: 'g',
    order: (organization) => byTime(organization.name, organization.id),
    indexes: {
      all: () => allRows,
      username: (organization) => organization.username.toLowerCase(),
      code: (organization) => organization.code.toLowerCase(),
    },
  }),
  memberships: shape<rows.MembershipRow>()({
    name: 'memberships',
    order: (membership) => byTime(membership.since, membership.id),
    indexes: {
      user: (membership) => membership.userId,
      status: (membership) => `${membership.organizationId}/${membership.status}`,
      organization: (membership) => membership.organizationId,
    },
  }),
  channels: shape<rows.ChannelRow>()({
    name: 'channels',
    prefix: 'c',
    order: (channel) => `${channel.isDefault ? 0 : 1}${channel.name}${channel.id}`,
    indexes: { owner: (channel) => `${channel.ownerType}/${channel.ownerId}` },
  }),
  shortLinks: shape<rows.ShortLinkRow>()({ name: 'shortLinks', prefix: 'l', order: byId, indexes: { post: (link) => link.postId } }),
  smsCodes: shape<rows.SmsCodeRow>()({ name: 'smsCodes', order: byId, indexes: {} }),
  spentCodes: shape<Row>()({ name: 'spentCodes', order: byId, indexes: {} }),
  publishedKeys: shape<rows.PublishedKeyRow>()({ name: 'publishedKeys', order: byId, indexes: {} }),
  pageViews: shape<rows.PageViewRow>()({ name: 'pageViews', prefix: 'v', order: byId, indexes: {} }),
};

type Shapes = typeof shapes;

/** Every collection of the backend. */
export type Tables = { readonly [K in keyof Shapes]: Shapes[K] extends TableShape<infer R, infer I> ? Table<R, I> : never };

/** Makes the empty collections. */
export function createTables(report: (change: Change, before: Row | null) => void): Tables {
  const made = Object.entries(shapes).map(([name, definition]) => [name, new Table(definition as TableShape<Row, string>, report)]);
  return Object.fromEntries(made) as Tables;
}
