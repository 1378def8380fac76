import { Card, EmptyState, FailureState, Heading, Skeleton, SkeletonRegion, Stack } from '@/design-system';
import { UsersRound } from 'lucide-react';
import { useGroups } from '../data/useGroups.ts';
import { strings } from '../strings.ts';
import { GroupRows } from './GroupRow.tsx';
import * as styles from './Groups.css.ts';

/** One's own groups, and the others. */
export function GroupsOverview() {
  return (
    <div className={styles.page}>
      <Section which="mine" title={strings.mine} empty={[strings.noneMine, strings.noneMineText]} />
      <Section which="others" title={strings.others} empty={[strings.noneOthers, strings.noneOthersText]} />
    </div>
  );
}

function Section({ which, title, empty }: { which: 'mine' | 'others'; title: string; empty: readonly [string, string] }) {
  const { state, groups, retry } = useGroups(which);
  return (
    <Card as="section" edge="bleed" padding="5" aria-label={title}>
      <Stack gap="3">
        <Heading level={2}>{title}</Heading>
        {state === 'loading' && <GroupRowsLoading />}
        {state === 'failed' && <FailureState variant="row" level={3} title={strings.failedTitle} onRetry={retry}>{strings.failedText}</FailureState>}
        {state === 'ready' && groups.length === 0 && <EmptyState variant="row" level={3} icon={UsersRound} title={empty[0]}>{empty[1]}</EmptyState>}
        {groups.length > 0 && <GroupRows groups={groups} />}
      </Stack>
    </Card>
  );
}

function GroupRowsLoading() {
  return (
    <SkeletonRegion label={strings.loading}>
      <div className={styles.list}>
        {[60, 45, 70].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton form="square" width={44} />
            <span className={styles.words}>
              <Skeleton form="line" width={`${width}%`} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
