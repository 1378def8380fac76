import type { UserProfile } from '@/api';
import type { UserRow } from '../tables.ts';
import { viewOrganization } from './organization.ts';
import { viewUser } from './user.ts';
import type { Viewer } from './viewer.ts';

/** A person with the groups that the viewer may see. */
export function viewProfile(viewer: Viewer, user: UserRow): UserProfile {
  const { db, userId } = viewer;
  const isSelf = userId === user.id;
  const organizations = db.memberships.by('user', user.id).flatMap((membership) => {
    const organization = db.organizations.get(membership.organizationId);
    if (!organization || membership.status !== 'member') return [];
    const mayKnow = !membership.hidden && viewer.mayOpen('membership', membership);
    if (!isSelf && !mayKnow) return [];
    return [{ organization: viewOrganization(viewer, organization), role: membership.role, hidden: membership.hidden }];
  });
  return { ...viewUser(viewer, user), organizations };
}
