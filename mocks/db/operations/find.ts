import { noChannel, noGroup, noPost, noUser, noUserId } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { found, refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { ChannelRow, OrganizationRow, PostRow, UserRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';

const isMissing = (id: string) => id.trim() === '' || id === 'null' || id === 'undefined';

/** The active person with this id; refuses with 400 without an id and 404 for an unknown one. */
export function findUser(db: Database, id: string): UserRow {
  if (isMissing(id)) refuse(noUserId);
  const user = db.users.get(id);
  return found(user?.status === 'active' ? user : null, noUser);
}

/** The active person with this username, in any case. */
export function findByUsername(db: Database, username: string): UserRow | undefined {
  return db.users.by('username', username.trim().toLowerCase()).find((user) => user.status === 'active');
}

/** The post; refuses with 404 when it is deleted or hidden from the viewer. */
export function findPost(viewer: Viewer, id: string): PostRow {
  const post = viewer.db.posts.get(id);
  return found(post && viewer.mayOpen('post', post) ? post : null, noPost);
}

export function findChannel(viewer: Viewer, id: string): ChannelRow {
  return found(viewer.seesChannel(id) ? viewer.db.channels.get(id) : null, noChannel);
}

export function findOrganization(db: Database, id: string): OrganizationRow {
  return found(db.organizations.get(id), noGroup);
}

/** Whether the channel's group has banned the person, who may then read its public posts but not post or react. */
export function isBannedAt(db: Database, channelId: string | null, userId: string): boolean {
  const channel = db.channels.get(channelId);
  return channel?.ownerType === 'organization' && isBannedFrom(db, channel.ownerId, userId);
}

/** Whether the group has banned the person. Lists then leave it out, but the person can still open it. */
export const isBannedFrom = (db: Database, organizationId: string, userId: string): boolean =>
  db.memberships.get(pair(organizationId, userId))?.status === 'banned';
