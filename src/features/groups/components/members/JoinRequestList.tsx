import { nowAtom } from '@/shared/lib/clock';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type PersonSince, useJoinRequests } from '../../data/usePeople.ts';
import { can } from '../../model/permissions.ts';
import { strings } from '../../strings.ts';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { PeopleListProps } from './peopleListProps.ts';
import { RequestAnswers, requestAge } from './RequestAnswers.tsx';
import { WindowedRows } from './WindowedRows.tsx';

/** The join requests, the longest wait first. */
export function JoinRequestList({ group, role, busy, onStep }: PeopleListProps) {
  const requests = useJoinRequests(group.id, can(role, 'handleRequests'));
  if (requests.people.length === 0) return <PeopleState {...requests} empty={[strings.noRequests, strings.noRequestsText]} />;
  return (
    <WindowedRows
      label={strings.joinRequests}
      keys={requests.people.map(({ userId }) => userId)}
      row={(index) => {
        const person = requests.people[index];
        return person && <JoinRequestRow person={person} isBusy={busy.has(person.userId)} onStep={onStep} />;
      }}
    />
  );
}

interface JoinRequestRowProps extends Pick<PeopleListProps, 'onStep'> {
  person: PersonSince;
  isBusy: boolean;
}

/** A join request with its two answers. */
function JoinRequestRow({ person: { userId, since }, isBusy, onStep }: JoinRequestRowProps) {
  const now = useStoreValue(nowAtom);
  return (
    <PersonRow userId={userId} detail={since && requestAge(since, now)} isWide>
      <RequestAnswers userId={userId} isBusy={isBusy} onStep={onStep} />
    </PersonRow>
  );
}
