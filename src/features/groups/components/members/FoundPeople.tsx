import { Check } from 'lucide-react';
import { Button, Chip, FailureState, Icon, LiveRegion, Text } from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { currentUserIdAtom } from '@/features/session';
import { displayNameOf, userAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { useMemberSearch } from '../../data/usePeople.ts';
import type { MemberQuery } from '../../model/memberSearch.ts';
import type { GroupRow } from '../../state/groups.ts';
import { strings } from '../../strings.ts';
import * as styles from './Members.css.ts';
import { PersonRow } from './PersonRow.tsx';

export interface FoundPeopleProps {
  group: GroupRow;
  query: MemberQuery;
  chosen: readonly string[];
  onToggle: (userId: string) => void;
}

/** The found people as a selectable list; members and invited people are labelled as such. */
export function FoundPeople({ group, query, chosen, onToggle }: FoundPeopleProps) {
  const { ids, isLoading, isFailed, error, retry } = useMemberSearch(query);
  const ownId = useStoreValue(currentUserIdAtom);
  const others = ids.filter((id) => id !== ownId);
  const isSearching = query.kind !== 'none';
  if (isFailed && isSearching) {
    return (
      <FailureState form="row" level={3} title={strings.searchFailed} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </FailureState>
    );
  }
  if (!isSearching) return null;
  if (others.length === 0) return <Text tone="muted">{isLoading ? strings.loadingPeople : strings.nobodyFound}</Text>;
  return (
    <div className={styles.results} aria-busy={isLoading}>
      <ul className={styles.list} role="list" aria-label={strings.peopleFound(others.length)}>
        {others.map((userId) => (
          <li key={userId}>
            <PersonRow userId={userId}>
              <Choice userId={userId} group={group} isChosen={chosen.includes(userId)} onToggle={onToggle} />
            </PersonRow>
          </li>
        ))}
      </ul>
      <LiveRegion message={isLoading ? '' : strings.peopleFound(others.length)} />
    </div>
  );
}

interface ChoiceProps extends Pick<FoundPeopleProps, 'group' | 'onToggle'> {
  userId: string;
  isChosen: boolean;
}

function Choice({ userId, group, isChosen, onToggle }: ChoiceProps) {
  const user = useStoreValue(userAtom(userId));
  if (group.members?.some((member) => member.userId === userId)) return <Chip>{strings.alreadyMember}</Chip>;
  if (group.invitations?.some((member) => member.userId === userId)) return <Chip>{strings.alreadyInvited}</Chip>;
  return (
    <Button
      size="small"
      variant={isChosen ? 'filled' : 'tinted'}
      isPressed={isChosen}
      {...(isChosen ? { icon: <Icon glyph={Check} size="small" /> } : {})}
      aria-label={strings.actionOn(strings.choose, user ? displayNameOf(user) : '')}
      onClick={() => onToggle(userId)}
    >
      {strings.choose}
    </Button>
  );
}
