import { Button } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../../strings.ts';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { PeopleListProps } from './peopleListProps.ts';
import { WindowedRows } from './WindowedRows.tsx';

/** The invited people who haven't answered yet. */
export function InvitationList({ group, busy, onStep }: PeopleListProps) {
  const invitations = group.invitations ?? [];
  if (invitations.length === 0)
    return (
      <PeopleState state="ready" error={undefined} retry={() => undefined} empty={[strings.noInvitations, strings.noInvitationsText]} />
    );
  return (
    <WindowedRows
      label={strings.memberSections.invited}
      keys={invitations.map(({ userId }) => userId)}
      row={(index) => {
        const member = invitations[index];
        return (
          member && (
            <PersonRow userId={member.userId} detail={strings.roles[member.role]} isWide>
              <CancelButton userId={member.userId} isBusy={busy.has(member.userId)} onStep={onStep} />
            </PersonRow>
          )
        );
      }}
    />
  );
}

function CancelButton({ userId, isBusy, onStep }: Pick<PeopleListProps, 'onStep'> & { userId: string; isBusy: boolean }) {
  const user = useStoreValue(userAtom(userId));
  return (
    <Button
      size="small"
      variant="bordered"
      tone="neutral"
      isLoading={isBusy}
      aria-label={strings.actionOn(strings.cancelInvitation, user ? displayNameOf(user) : '')}
      onClick={() => onStep({ kind: 'cancelInvitation', userId })}
    >
      {strings.cancelInvitation}
    </Button>
  );
}
