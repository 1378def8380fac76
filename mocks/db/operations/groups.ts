import type { ChannelInput, OrganizationInput, OrganizationPatch } from '@/api';
import { law } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import {
  descriptionTooLong,
  emailInvalid,
  emailTooLong,
  nameRequired,
  nameTooLong,
  noChannel,
  noGroup,
  noPicture,
  termsTooLong,
  typeInvalid,
  usernameTaken,
} from '@/api/contract/refusals';
import { isBlankText } from '@/shared/lib/text/blank';
import type { Database } from '../database.ts';
import { createRandom } from '../random.ts';
import { forbid, found, refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import { allRows, type ChannelRow, type OrganizationRow, type UserRow } from '../tables.ts';
import { leaveTombstone } from './editPost.ts';
import { findOrganization } from './find.ts';
import { assertLength, readUsername } from './limits.ts';
import { assertOwnFiles } from './ownFiles.ts';
import { memberOf, requireRight } from './permissions.ts';

export const organizationTypes = ['Community', 'Company', 'Education', 'Media', 'Non-profit', 'Other'].map((name, index) => ({
  id: String(index + 1),
  name,
}));

function checkFields(db: Database, caller: UserRow, input: OrganizationPatch, own?: OrganizationRow): void {
  assertLength(input.name?.trim(), limits.name, nameTooLong);
  assertLength(input.email?.trim(), limits.email, emailTooLong);
  assertLength(input.description?.trim(), limits.description, descriptionTooLong);
  assertLength(input.terms?.trim(), limits.terms, termsTooLong);
  if (input.username?.trim()) readUsername(input.username);
  demandPicture(db, caller, input.avatarFileId, own?.avatarFileId);
  if (input.email?.trim() && !/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(input.email.trim())) refuse(emailInvalid);
  if (input.typeId?.trim() && !organizationTypes.some((type) => type.id === input.typeId)) refuse(typeInvalid);
  const [holder] = db.organizations.by('username', (input.username ?? '').trim().toLowerCase());
  if (holder && holder.id !== own?.id) refuse(usernameTaken);
}

/** Refuses a picture that another person uploaded, unless it is the `present` one. */
function demandPicture(db: Database, caller: UserRow, fileId: string | undefined, present: string | null = null): void {
  if (fileId?.trim()) assertOwnFiles(db, caller, [fileId], [present], noPicture);
}

/** A short code for links to the group, without letters that are easily confused. */
function codeFor(id: string): string {
  const random = createRandom(`code ${id}`);
  return Array.from({ length: 6 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('');
}

/** Creates a group owned by the caller, with a default channel of the same name as its feed. */
export function createGroup(db: Database, caller: UserRow, input: OrganizationInput): OrganizationRow {
  if (isBlankText(input.name)) refuse(nameRequired);
  if (!input.username.trim()) refuse(law.createOrganization.usernameRequired);
  if (!input.typeId.trim()) refuse(law.createOrganization.typeRequired);
  checkFields(db, caller, input);
  const id = db.organizations.nextId();
  const channelId = db.channels.nextId();
  const row = db.organizations.put({
    id,
    channelId,
    ownerId: caller.id,
    name: input.name.trim(),
    username: input.username.trim(),
    email: input.email?.trim() || null,
    description: input.description?.trim() || null,
    typeId: input.typeId,
    avatarFileId: input.avatarFileId?.trim() || null,
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

/** The texts of a group that may be empty. */
const optionalTexts: ReadonlySet<string> = new Set(['email', 'description', 'terms']);

/** Changes a group. Blank required fields are ignored; a blank e-mail, description or terms removes the text. */
export function updateGroup(db: Database, caller: UserRow, id: string, patch: OrganizationPatch): OrganizationRow {
  const organization = findOrganization(db, id);
  requireRight(db, id, caller.id, 'editGroup');
  checkFields(db, caller, patch, organization);
  const filled = Object.entries(patch)
    .map(([name, value]) => [name, typeof value === 'string' ? (isBlankText(value) ? '' : value.trim()) : value] as const)
    .filter(([name, value]) => value !== undefined && (value !== '' || optionalTexts.has(name)))
    .map(([name, value]) => [name, value === '' ? null : value] as const);
  const changed = db.organizations.update(id, Object.fromEntries(filled));
  if (changed.isPrivate && !organization.isPrivate) dropOutsiders(db, id);
  if (changed.name !== organization.name) db.channels.update(organization.channelId, { name: changed.name });
  return changed;
}

/** Removes followers of the channels who aren't members, because a private group's channels are hidden from them. */
function dropOutsiders(db: Database, id: string): void {
  for (const channel of db.channels.by('owner', `organization/${id}`)) {
    for (const kind of ['follow', 'monitor']) {
      for (const follow of db.channelFollows.by('to', `${channel.id}/${kind}`)) {
        if (!memberOf(db, id, follow.userId)) db.channelFollows.delete(follow.id);
      }
    }
  }
}

/** Deletes the group with its channels, posts, memberships and followers; refuses callers without the right. */
export function deleteGroup(db: Database, caller: UserRow, id: string): void {
  findOrganization(db, id);
  requireRight(db, id, caller.id, 'deleteGroup');
  removeGroup(db, id);
}

/** Removes the group and everything in it, without checking rights. */
export function removeGroup(db: Database, id: string): void {
  for (const channel of db.channels.by('owner', `organization/${id}`)) {
    for (const post of db.posts.by('channel', channel.id)) leaveTombstone(db, post);
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

/** Groups sorted by name. `mine`: owned, joined or invited to; `other`: the rest, without those that banned the person. */
export function listGroups(db: Database, caller: UserRow, which: 'mine' | 'other', filter: GroupFilter): OrganizationRow[] {
  const text = filter.search?.trim().toLowerCase() ?? '';
  const fits = (part: string) => (filter.autocomplete === true ? part.toLowerCase().startsWith(text) : part.toLowerCase().includes(text));
  return db.organizations.by('all', allRows).filter((group) => {
    const status = db.memberships.get(pair(group.id, caller.id))?.status;
    const isMine = status === 'member' || status === 'invited';
    return status !== 'banned' && isMine === (which === 'mine') && (fits(group.name) || fits(group.username));
  });
}

/** Finds a group by code or username, ignoring case. */
export function findByCode(db: Database, code: string): OrganizationRow {
  const key = code.trim().toLowerCase();
  return found(db.organizations.by('code', key)[0] ?? db.organizations.by('username', key)[0], noGroup);
}

/** The channel with this `channelId`; refuses unless it belongs to the caller or to the group `id`, which the caller manages. */
function findOwnChannel(db: Database, caller: UserRow, input: ChannelInput): ChannelRow | undefined {
  if (input.channelId === undefined) return undefined;
  const known = found(db.channels.get(input.channelId), noChannel);
  if (known.ownerType === 'user') return known.ownerId === caller.id ? known : forbid();
  requireRight(db, findOrganization(db, input.id).id, caller.id, 'saveChannel');
  return known.ownerId === input.id ? known : refuse(noChannel);
}

/** Changes the channel with this `channelId`, or adds a channel to the group `id` when no `channelId` is given. */
export function saveChannel(db: Database, caller: UserRow, input: ChannelInput): { channel: ChannelRow; isNew: boolean } {
  const known = findOwnChannel(db, caller, input);
  if (known?.ownerType !== 'user') requireRight(db, findOrganization(db, input.id).id, caller.id, 'saveChannel');
  assertLength(input.name.trim(), limits.name, nameTooLong);
  assertLength(input.description?.trim(), limits.description, descriptionTooLong);
  demandPicture(db, caller, input.avatarFileId, known?.avatarFileId);
  const name = isBlankText(input.name) ? refuse(nameRequired) : input.name.trim();
  // A missing description keeps the old one; an empty one removes it.
  const description = (input.description?.trim() ?? known?.description) || null;
  const avatarFileId = (input.avatarFileId?.trim() || undefined) ?? known?.avatarFileId ?? null;
  if (known) return { channel: db.channels.update(known.id, { name, description, avatarFileId }), isNew: false };
  const channel = db.channels.put({
    id: db.channels.nextId(),
    name,
    description,
    avatarFileId,
    ownerType: 'organization',
    ownerId: input.id,
    isDefault: false,
    outsideFollowers: 0,
  });
  return { channel, isNew: true };
}
