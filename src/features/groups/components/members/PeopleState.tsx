import { UsersRound } from 'lucide-react';
import { EmptyState, FailureState } from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { friendlyMessage } from '@/features/feedback';
import { PeopleSkeleton } from '@/features/users';
import { strings } from '../../strings.ts';

export interface PeopleStateProps {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  retry: () => void;
  empty: readonly [title: string, text: string];
}

/** Replaces a list of people that is loading, failed or empty. */
export function PeopleState({ state, error, retry, empty }: PeopleStateProps) {
  if (state === 'loading') return <PeopleSkeleton label={strings.loadingPeople} count={6} />;
  if (state === 'failed') {
    return (
      <FailureState form="row" level={3} title={strings.membersFailed} onRetry={retry}>
        {groupFailureMessage(error, friendlyMessage(error))}
      </FailureState>
    );
  }
  return (
    <EmptyState form="row" level={3} icon={UsersRound} title={empty[0]}>
      {empty[1]}
    </EmptyState>
  );
}
