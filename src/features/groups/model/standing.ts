import type { Organization } from '@/api';
import { stripBidiControls } from '@/shared/lib/bidi';
import { strings } from '../strings.ts';

/** A short label of the person's status in a group; undefined for strangers. */
export function statusLabelOf({ myMembership }: Pick<Organization, 'myMembership'>): string | undefined {
  if (!myMembership || myMembership.status === 'none') return undefined;
  if (myMembership.status === 'member') return strings.roles[myMembership.role ?? 'member'];
  return strings.status[myMembership.status];
}

/** The group's name for use inside our own sentences. */
export function groupNameOf(group: Pick<Organization, 'name'>): string {
  return stripBidiControls(group.name);
}
