import type * as rows from './rows.ts';
import type { Row } from './table.ts';
import type { Tables } from './tables.ts';

type Reference = readonly [table: keyof Tables, id: string];

const user = (id: string): Reference => ['users', id];
const group = (id: string): Reference => ['organizations', id];

/** What a row cannot be shown without. What a view can do without (a deleted target, a group that is gone) is not listed. */
const references: { readonly [K in keyof Tables]?: (row: never) => readonly Reference[] } = {
  posts: (row: rows.PostRow) => [user(row.authorUserId)],
  reactions: (row: rows.ReactionRow) => [user(row.userId)],
  follows: (row: rows.FollowRow) => [user(row.userId), user(row.targetId)],
  blocks: (row: rows.BlockRow) => [user(row.userId), user(row.targetId)],
  channelFollows: (row: rows.ChannelFollowRow) => [user(row.userId)],
  notifications: (row: rows.NotificationRow) => [user(row.userId), ...(row.actorUserId === null ? [] : [user(row.actorUserId)])],
  drafts: (row: rows.DraftRow) => [user(row.userId)],
  organizations: (row: rows.OrganizationRow) => [user(row.ownerId), ['channels', row.channelId]],
  memberships: (row: rows.MembershipRow) => [user(row.userId), group(row.organizationId)],
  channels: (row: rows.ChannelRow) => [row.ownerType === 'user' ? user(row.ownerId) : group(row.ownerId)],
};

/** The rows that this one cannot do without. */
export function referencesOf(table: keyof Tables, row: Row): readonly Reference[] {
  return references[table]?.(row as never) ?? [];
}
