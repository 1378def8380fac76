import { Button } from '@/design-system';
import { displayNameOf, userAtom } from '@/features/users';
import { formatDate } from '@/shared/i18n';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type PersonSince, useBannedUsers } from '../../data/usePeople.ts';
import { can } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { PeopleListProps } from './peopleListProps.ts';
import { WindowedRows } from './WindowedRows.tsx';

/** The banned people, with the dates of their bans. */
export function BannedList({ group, role, busy, onStep }: PeopleListProps) {
  const banned = useBannedUsers(group.id, can(role, 'viewBanned'));
  if (banned.people.length === 0) return <PeopleState {...banned} empty={[strings.noBanned, strings.noBannedText]} />;
  return (
    <WindowedRows
      label={strings.memberSections.banned}
      keys={banned.people.map(({ userId }) => userId)}
      row={(index) => {
        const person = banned.people[index];
        return person && <BannedRow person={person} isBusy={busy.has(person.userId)} onStep={can(role, 'unban') ? onStep : undefined} />;
      }}
    />
  );
}

interface BannedRowProps {
  person: PersonSince;
  isBusy: boolean;
  /** Absent when the person may not lift the ban. */
  onStep: PeopleListProps['onStep'] | undefined;
}

function BannedRow({ person: { userId, since }, isBusy, onStep }: BannedRowProps) {
  const user = useStoreValue(userAtom(userId));
  return (
    <PersonRow userId={userId} detail={since && strings.bannedSince(formatDate(since))} isWide>
      {onStep && (
        <Button
          size="small"
          variant="bordered"
          tone="neutral"
          isLoading={isBusy}
          aria-label={strings.actionOn(strings.unban, user ? displayNameOf(user) : '')}
          onClick={() => onStep({ kind: 'unban', userId })}
        >
          {strings.unban}
        </Button>
      )}
    </PersonRow>
  );
}
