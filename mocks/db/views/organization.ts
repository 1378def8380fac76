import type { Member, Membership, Organization } from '@/api';
import { type MembershipRow, type OrganizationRow, pair } from '../rows.ts';
import { viewFileById } from './file.ts';
import { viewUserById } from './user.ts';
import type { Viewer } from './viewer.ts';

function viewMembership(row: MembershipRow | undefined): Membership {
  if (!row) return { status: 'none' };
  const { status, role, hidden, since } = row;
  if (status === 'member') return { status, role, hidden, since };
  return status === 'invited' ? { status, role, hidden } : { status };
}

/** A group in lists, without its members. People outside a private group see its name, but not its content. */
export function viewOrganization({ db, userId }: Viewer, row: OrganizationRow): Organization {
  const mine = userId === null ? undefined : db.memberships.get(pair(row.id, userId));
  const isOpen = !row.isPrivate || mine?.status === 'member';
  return {
    id: row.id,
    ownerId: row.ownerId,
    name: row.name,
    username: row.username,
    email: isOpen ? row.email : null,
    description: row.description,
    typeId: row.typeId,
    avatarFileId: row.avatarFileId,
    isPrivate: row.isPrivate,
    terms: isOpen ? row.terms : null,
    avatarFile: viewFileById(db, row.avatarFileId),
    code: row.code,
    channelId: row.channelId,
    ...(isOpen ? { numMembers: row.outsideMembers + db.memberships.count('status', `${row.id}/member`) } : {}),
    myMembership: viewMembership(mine),
  };
}

const rank = { owner: 0, admin: 1, moderator: 2, member: 3 } as const;

function viewMember(viewer: Viewer, row: MembershipRow): Member {
  const status = row.status === 'invited' ? 'invited' : 'member';
  return { userId: row.userId, role: row.role, hidden: row.hidden, user: viewUserById(viewer, row.userId), status, since: row.since };
}

/** A group on its own screen: with members, and with invitations for its managers. */
export function viewOrganizationInFull(viewer: Viewer, row: OrganizationRow): Organization {
  const { db } = viewer;
  const organization = viewOrganization(viewer, row);
  const mine = organization.myMembership;
  const isInside = mine?.status === 'member';
  const members = (status: MembershipRow['status']) =>
    db.memberships.by('status', `${row.id}/${status}`).map((membership) => viewMember(viewer, membership));
  const isManager = isInside && (mine.role === 'owner' || mine.role === 'admin');
  return {
    ...organization,
    members: row.isPrivate && !isInside ? [] : members('member').sort((a, b) => rank[a.role] - rank[b.role]),
    ...(isManager ? { invitations: members('invited') } : {}),
  };
}
