import type { ChannelInput, OrganizationInput, OrganizationPatch } from '@/api';
import type { Database } from '../database.ts';
import { createRandom } from '../random.ts';
import { found, refuse } from '../refusal.ts';
import { type ChannelRow, type OrganizationRow, pair, type UserRow } from '../rows.ts';
import { everything } from '../tables.ts';
import { buryPost } from './editPost.ts';
import { findOrganization } from './find.ts';
import { demand } from './permissions.ts';

export const organizationTypes = ['Community', 'Company', 'Education', 'Media', 'Non-profit', 'Other'].map((name, index) => ({
  id: String(index + 1),
  name,
}));

function checkFields(db: Database, input: OrganizationPatch, ownId?: string): void {
  if (input.email?.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email.trim())) refuse(400, 'Email is invalid');
  if (input.typeId?.trim() && !organizationTypes.some((type) => type.id === input.typeId)) refuse(400, 'Type is invalid');
  const [holder] = db.organizations.by('username', (input.username ?? '').trim().toLowerCase());
  if (holder && holder.id !== ownId) refuse(409, 'Username is already taken');
}

/** A short code for links to the group, without letters that are easily confused. */
function codeFor(id: string): string {
  const random = createRandom(`code ${id}`);
  return Array.from({ length: 6 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('');
}

/** The creator owns the group; its default channel carries its name and is its feed. */
export function createGroup(db: Database, caller: UserRow, input: OrganizationInput): OrganizationRow {
  if (!input.name.trim()) refuse(400, 'Name is required');
  if (!input.username.trim()) refuse(400, 'Username is required');
  if (!input.typeId.trim()) refuse(400, 'Type is required');
  checkFields(db, input);
  const id = db.ids.next('g');
  const channelId = db.ids.next('c');
  const row = db.organizations.put({
    id,
    channelId,
    ownerId: caller.id,
    name: input.name.trim(),
    username: input.username.trim(),
    email: input.email?.trim() || null,
    description: input.description?.trim() || null,
    typeId: input.typeId,
    avatarFileId: input.avatarFileId ?? null,
    isPrivate: input.isPrivate,
    terms: input.terms?.trim() || null,
    code: codeFor(id),
    outsideMembers: 0,
    createdAt: db.clock.iso(),
  });
  db.channels.put({
    id: channelId,
    name: row.name,
    description: row.description,
    avatarFileId: row.avatarFileId,
    ownerType: 'organization',
    ownerId: id,
    isDefault: true,
    outsideFollowers: 0,
  });
  db.memberships.put({
    id: pair(id, caller.id),
    organizationId: id,
    userId: caller.id,
    status: 'member',
    role: 'owner',
    hidden: false,
    since: row.createdAt,
  });
  return row;
}

/** Only filled fields count: an optional text cannot be emptied. */
export function updateGroup(db: Database, caller: UserRow, id: string, patch: OrganizationPatch): OrganizationRow {
  const organization = findOrganization(db, id);
  demand(db, id, caller.id, 'editGroup');
  checkFields(db, patch, id);
  const filled = Object.entries(patch).filter(([, value]) => (typeof value === 'string' ? value.trim() !== '' : value !== undefined));
  const changed = db.organizations.update(id, Object.fromEntries(filled));
  if (changed.name !== organization.name) db.channels.update(organization.channelId, { name: changed.name });
  return changed;
}

/** Its channels go with it, and their posts, memberships and followers. */
export function deleteGroup(db: Database, caller: UserRow, id: string): void {
  findOrganization(db, id);
  demand(db, id, caller.id, 'deleteGroup');
  for (const channel of db.channels.by('owner', `organization/${id}`)) {
    for (const post of db.posts.by('channel', channel.id)) buryPost(db, post);
    for (const kind of ['follow', 'monitor']) {
      for (const follow of db.channelFollows.by('to', `${channel.id}/${kind}`)) db.channelFollows.delete(follow.id);
    }
    db.channels.delete(channel.id);
  }
  for (const membership of db.memberships.by('organization', id)) db.memberships.delete(membership.id);
  db.organizations.delete(id);
}

interface GroupFilter {
  readonly search?: string | undefined;
  readonly autocomplete?: boolean | undefined;
}

/** `mine`: owned, joined or invited to; `other`: the rest, without those that banned the person. By name. */
export function listGroups(db: Database, caller: UserRow, which: 'mine' | 'other', filter: GroupFilter): OrganizationRow[] {
  const text = filter.search?.trim().toLowerCase() ?? '';
  const fits = (part: string) => (filter.autocomplete === true ? part.toLowerCase().startsWith(text) : part.toLowerCase().includes(text));
  return db.organizations.by('all', everything).filter((group) => {
    const status = db.memberships.get(pair(group.id, caller.id))?.status;
    const isMine = status === 'member' || status === 'invited';
    return status !== 'banned' && isMine === (which === 'mine') && (fits(group.name) || fits(group.username));
  });
}

/** By code or username, in any case. */
export function findByCode(db: Database, code: string): OrganizationRow {
  const key = code.trim().toLowerCase();
  return found(db.organizations.by('code', key)[0] ?? db.organizations.by('username', key)[0], 'Group not found');
}

/** A known `channelId` changes that channel; otherwise a new one is added to the group `id`. */
export function saveChannel(db: Database, caller: UserRow, input: ChannelInput): { channel: ChannelRow; isNew: boolean } {
  const known = db.channels.get(input.channelId);
  const organization = findOrganization(db, known?.ownerType === 'organization' ? known.ownerId : input.id);
  demand(db, organization.id, caller.id, 'saveChannel');
  const name = input.name.trim() || refuse(400, 'Name is required');
  const description = input.description?.trim() || known?.description || null;
  const avatarFileId = input.avatarFileId ?? known?.avatarFileId ?? null;
  if (known) return { channel: db.channels.update(known.id, { name, description, avatarFileId }), isNew: false };
  const channel = db.channels.put({
    id: db.ids.next('c'),
    name,
    description,
    avatarFileId,
    ownerType: 'organization',
    ownerId: organization.id,
    isDefault: false,
    outsideFollowers: 0,
  });
  return { channel, isNew: true };
}
