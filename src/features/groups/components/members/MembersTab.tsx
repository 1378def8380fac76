import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { OrganizationRole } from '@/api';
import { Card, Heading, SegmentedControl, Stack, VisuallyHidden } from '@/design-system';
import { formatWhole } from '@/shared/i18n';
import { useJoinRequests } from '../../data/usePeople.ts';
import { useMemberSteps } from '../../data/useSteps.ts';
import { can } from '../../model/permissions.ts';
import type { MemberStep } from '../../state/memberSteps.ts';
import { strings } from '../../strings.ts';
import { BannedList } from './BannedList.tsx';
import { InvitationList } from './InvitationList.tsx';
import { JoinRequestList } from './JoinRequestList.tsx';
import { MemberList } from './MemberList.tsx';
import { handFocusFrom } from './PersonRow.tsx';
import type { MembersTabProps } from './peopleListProps.ts';

type SectionName = keyof typeof strings.memberSections;

/** A group's members; administrators also see join requests, invitations and bans. The open list is in the address. */
export default function MembersTab({ group, role }: MembersTabProps) {
  const [address, setAddress] = useSearchParams();
  const requests = useJoinRequests(group.id, can(role, 'handleRequests'));
  const steps = useMemberSteps(group.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = sectionsOf(role);
  const section = sections.find((name) => name === address.get('people')) ?? 'members';
  const counts = { requests: requests.count, invited: group.invitations?.length ?? 0 };

  /** The focused element disappears with its row, so the focus moves to the heading. */
  const step = async (next: MemberStep) => {
    const hasSucceeded = await steps.take(next);
    if (hasSucceeded && next.kind !== 'edit') handFocusFrom(next.userId, heading.current);
  };
  const shared = { group, role, busy: steps.busy, onStep: (next: MemberStep) => void step(next) };

  return (
    <Card as="section" edge="bleed" padding="4" aria-label={strings.peopleOfGroup}>
      <Stack gap="3">
        <VisuallyHidden as="div">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {strings.memberSections[section]}
          </Heading>
        </VisuallyHidden>
        {sections.length > 1 && (
          <SegmentedControl
            label={strings.peopleOfGroup}
            isLabelHidden
            size="small"
            options={sections.map((value) => ({ value, label: labelOf(value, counts) }))}
            value={section}
            onChange={(people) => setAddress({ tab: 'members', ...(people === 'members' ? {} : { people }) }, { replace: true })}
          />
        )}
        <div>
          {section === 'members' && <MemberList {...shared} />}
          {section === 'requests' && <JoinRequestList {...shared} />}
          {section === 'invited' && <InvitationList {...shared} />}
          {section === 'banned' && <BannedList {...shared} />}
        </div>
      </Stack>
    </Card>
  );
}

function sectionsOf(role: OrganizationRole | undefined): readonly SectionName[] {
  return [
    'members',
    ...(can(role, 'handleRequests') ? (['requests'] as const) : []),
    ...(can(role, 'cancelInvitation') ? (['invited'] as const) : []),
    ...(can(role, 'viewBanned') ? (['banned'] as const) : []),
  ];
}

function labelOf(section: SectionName, counts: { requests: number; invited: number }): string {
  const count = section === 'requests' || section === 'invited' ? counts[section] : 0;
  const label = strings.memberSections[section];
  return count > 0 ? `${label} ${formatWhole(count)}` : label;
}
