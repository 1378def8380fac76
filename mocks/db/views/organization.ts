import type { Member, Membership, Organization } from '@/api';
import { pair } from '../table.ts';
import type { MembershipRow, OrganizationRow } from '../tables.ts';
import { viewFileById } from './file.ts';
import { viewUserById } from './user.ts';
import type { Viewer } from './viewer.ts';

function viewMembership(row: MembershipRow | undefined): Membership {
  if (!row) return { status: 'none' };
  const { status, role, hidden, since } = row;
  if (status === 'member') return { status, role, hidden, since };
  return status === 'invited' ? { status, role, hidden } : { status };
}

/** The memberships with this status that the viewer may see. */
const membershipsIn = (viewer: Viewer, id: string, status: MembershipRow['status']) =>
  viewer.db.memberships.by('status', `${id}/${status}`).filter((row) => viewer.mayOpen('membership', row));

/** A group as in lists, without its members. People outside a private group don't get its e-mail, terms and member count. */
export function viewOrganization(viewer: Viewer, row: OrganizationRow): Organization {
  const { db, userId } = viewer;
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
    ...(isOpen ? { numMembers: row.outsideMembers + membershipsIn(viewer, row.id, 'member').length } : {}),
    myMembership: viewMembership(mine),
  };
}

const rank = { owner: 0, admin: 1, moderator: 2, member: 3 } as const;

function viewMember(viewer: Viewer, row: MembershipRow): Member {
  const status = row.status === 'invited' ? 'invited' : 'member';
  return { userId: row.userId, role: row.role, hidden: row.hidden, user: viewUserById(viewer, row.userId), status, since: row.since };
}

/** A group as on its own screen, with members, and for its owner and admins with invitations. */
export function viewOrganizationInFull(viewer: Viewer, row: OrganizationRow): Organization {
  const organization = viewOrganization(viewer, row);
  const mine = organization.myMembership;
  const isInside = mine?.status === 'member';
  const members = (status: MembershipRow['status']) =>
    membershipsIn(viewer, row.id, status).map((membership) => viewMember(viewer, membership));
  const isManager = isInside && (mine.role === 'owner' || mine.role === 'admin');
  return {
    ...organization,
    members: row.isPrivate && !isInside ? [] : members('member').sort((a, b) => rank[a.role] - rank[b.role]),
    ...(isManager ? { invitations: members('invited') } : {}),
  };
}
