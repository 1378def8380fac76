import type { OrganizationRole } from '@/api';
import type { GroupRow } from '../../state/groups.ts';
import type { MemberStep } from '../../state/memberSteps.ts';

export interface MembersTabProps {
  group: GroupRow;
  /** The role of the signed-in person. */
  role: OrganizationRole | undefined;
}

/** The props of every list of the tab. */
export interface PeopleListProps extends MembersTabProps {
  /** The ids of all people with a step in progress. */
  busy: ReadonlySet<string>;
  onStep: (step: MemberStep) => void;
}
