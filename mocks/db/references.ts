import * as rows from './rows.ts';
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

/** The ends after which a row that relates two others is called. */
const ends: { readonly [K in keyof Tables]?: (row: never) => readonly [string, string] } = {
  follows: (row: rows.FollowRow) => [row.userId, row.targetId],
  channelFollows: (row: rows.ChannelFollowRow) => [row.userId, row.channelId],
  blocks: (row: rows.BlockRow) => [row.userId, row.targetId],
  reactions: (row: rows.ReactionRow) => [row.postId, row.userId],
  readMarks: (row: rows.ReadMarkRow) => [row.userId, row.postId],
  scoreChanges: (row: rows.ScoreChangeRow) => [row.userId, row.date],
  memberships: (row: rows.MembershipRow) => [row.organizationId, row.userId],
};

/** Whether the row goes by the id under which it is looked for. */
export function hasMatchingKey(table: keyof Tables, row: Row): boolean {
  const both = ends[table]?.(row as never);
  return both === undefined || row.id === rows.pair(...both);
}

/** The collections whose rows cannot do without others. */
export const referringTables = Object.keys(references) as readonly (keyof Tables)[];

/** The collections that others point at. */
export const targetTables: ReadonlySet<string> = new Set<keyof Tables>(['users', 'organizations', 'channels']);

/** The rows that this one cannot do without. */
export function referencesOf(table: keyof Tables, row: Row): readonly Reference[] {
  return references[table]?.(row as never) ?? [];
}
