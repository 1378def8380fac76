import type { FollowType, OnlyFilter } from '@/api';
import { law } from '@/api/contract/laws';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { ChannelFollowRow, UserRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';
import { countUnreadOf } from './feeds.ts';
import { findChannel, findUser } from './find.ts';
import { nameIn, notify } from './notify.ts';
import { type Page, pageOf } from './paging.ts';

/** Follows a person openly or monitors them secretly; each replaces the other. Only a new open follow sends a notification. */
export function follow(viewer: Viewer, caller: UserRow, targetId: string, kind: FollowType): UserRow {
  const { db } = viewer;
  const target = findUser(db, targetId);
  if (target.id === caller.id) refuse(law.followUser.self);
  if (viewer.isApartFrom(target.id)) refuse(law.followUser.apart);
  const id = pair(caller.id, target.id);
  const before = db.follows.get(id);
  if (before?.kind === kind) return target;
  db.follows.put({ id, userId: caller.id, targetId: target.id, kind, createdAt: db.clock.iso() });
  if (kind === 'follow') notify(db, { type: 'follow', to: target.id, actorId: caller.id, text: `${nameIn(db, caller.id)} follows you` });
  return target;
}

/** Ends following or monitoring; does nothing when there is none. */
export function unfollow(db: Database, caller: UserRow, targetId: string): UserRow {
  const target = findUser(db, targetId);
  db.follows.delete(pair(caller.id, target.id));
  return target;
}

/** Blocks the person and ends the follows in both directions. */
export function block(db: Database, caller: UserRow, targetId: string): UserRow {
  const target = findUser(db, targetId);
  if (target.id === caller.id) refuse(law.blockUser.self);
  db.blocks.put({ id: pair(caller.id, target.id), userId: caller.id, targetId: target.id });
  db.follows.delete(pair(caller.id, target.id));
  db.follows.delete(pair(target.id, caller.id));
  return target;
}

/** Ends a block; does nothing when there is none. */
export function unblock(db: Database, caller: UserRow, targetId: string): UserRow {
  const target = findUser(db, targetId);
  db.blocks.delete(pair(caller.id, target.id));
  return target;
}

export interface RelationFilter {
  readonly only?: OnlyFilter | undefined;
  readonly verified?: boolean | undefined;
  readonly withUnreadPosts?: boolean | undefined;
}

/** A person's followers, or the people they follow, newest first; on request unread authors first. Only one's own monitoring is included. */
export function relatedPeople(viewer: Viewer, userId: string, side: 'followers' | 'following', filter: RelationFilter): UserRow[] {
  const { db } = viewer;
  const user = findUser(db, userId);
  const kind = filter.only === 'monitoring' ? 'monitor' : 'follow';
  const follows = [...db.follows.newest(side === 'followers' ? 'to' : 'from', `${user.id}/${kind}`)];
  const rows = follows.filter((row) => viewer.mayOpen('follow', row));
  const people = rows.flatMap((row) => db.users.get(side === 'followers' ? row.userId : row.targetId) ?? []);
  const matching = people.filter((person) => person.status === 'active' && (filter.verified !== true || person.verified));
  if (filter.withUnreadPosts !== true) return matching;
  const hasUnread = new Map(matching.map((person) => [person.id, countUnreadOf(viewer, person.id) > 0]));
  return [...matching.filter((person) => hasUnread.get(person.id)), ...matching.filter((person) => !hasUnread.get(person.id))];
}

/** Follows or monitors a channel; refuses one that the person may not see. */
export function followChannel(viewer: Viewer, caller: UserRow, channelId: string, kind: FollowType): ChannelFollowRow {
  const channel = findChannel(viewer, channelId);
  const id = pair(caller.id, channel.id);
  const { db } = viewer;
  return db.channelFollows.put({ id, userId: caller.id, channelId: channel.id, kind, createdAt: db.clock.iso() });
}

/** Unfollows a channel; does nothing when it isn't followed. Refuses with 404 when it doesn't exist or is hidden. */
export function unfollowChannel(viewer: Viewer, caller: UserRow, channelId: string): void {
  viewer.db.channelFollows.delete(pair(caller.id, findChannel(viewer, channelId).id));
}

/** The channels a person follows (and monitors, if they are the viewer), newest first, without those hidden from the viewer. */
export function followedChannels(
  viewer: Viewer,
  userId: string,
  kind: FollowType | undefined,
  limit: number,
  offset = 0,
): Page<ChannelFollowRow> {
  const user = findUser(viewer.db, userId);
  const rows = [...viewer.db.channelFollows.newest('user', user.id)];
  return pageOf(
    rows.filter((row) => viewer.mayOpen('channelFollow', row) && (kind === undefined || row.kind === kind)),
    limit,
    offset,
  );
}
