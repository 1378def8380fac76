import { UsersRound } from 'lucide-react';
import { EmptyState, FailureState, Skeleton, SkeletonRegion, Stack } from '@/design-system';
import { groupFailureMessage } from '@/features/channels';
import { strings } from '../../strings.ts';

export interface PeopleStateProps {
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
  retry: () => void;
  empty: readonly [title: string, text: string];
}

/** What stands in the place of people who are on their way, did not come, or are not. */
export function PeopleState({ state, error, retry, empty }: PeopleStateProps) {
  if (state === 'loading') {
    return (
      <SkeletonRegion label={strings.loadingPeople}>
        <Stack gap="4">
          <Skeleton form="line" width="50%" />
          <Skeleton form="line" width="40%" />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (state === 'failed') {
    return (
      <FailureState variant="row" level={3} title={strings.membersFailed} onRetry={retry}>
        {groupFailureMessage(error, strings.failedText)}
      </FailureState>
    );
  }
  return (
    <EmptyState variant="row" level={3} icon={UsersRound} title={empty[0]}>
      {empty[1]}
    </EmptyState>
  );
}
