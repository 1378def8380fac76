import type { Organization } from '@/api';
import { strings } from '../strings.ts';

/** How the person stands towards a group, in a word; undefined for strangers. */
export function standingIn({ myMembership }: Pick<Organization, 'myMembership'>): string | undefined {
  if (!myMembership || myMembership.status === 'none') return undefined;
  if (myMembership.status === 'member') return strings.roles[myMembership.role ?? 'member'];
  return strings.status[myMembership.status];
}

/** Whether the group's posts may be asked for: private ones are for members only. */
export function canRead({ isPrivate, myMembership }: Pick<Organization, 'isPrivate' | 'myMembership'>): boolean {
  return !isPrivate || myMembership?.status === 'member';
}
