import type { OrganizationRole } from '@/api';
import type { GroupRow } from '../../state/groups.ts';
import type { MemberStep } from '../../state/memberSteps.ts';

export interface MembersTabProps {
  group: GroupRow;
  /** Of the person who looks. */
  role: OrganizationRole | undefined;
}

/** What every list of the tab gets. */
export interface PeopleListProps extends MembersTabProps {
  /** Everybody whom a step is under way about. */
  busy: ReadonlySet<string>;
  onStep: (step: MemberStep) => void;
}
