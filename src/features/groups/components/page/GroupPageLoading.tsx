import { useSearchParams } from 'wouter';
import { Card, Skeleton, SkeletonLine, SkeletonRegion, SkeletonTabs, Stack, VisuallyHidden } from '@/design-system';
import { media } from '@/design-system/styles/index.ts';
import { PostSkeletons } from '@/features/posts';
import { PeopleSkeleton } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { strings } from '../../strings.ts';
import { page } from '../Groups.css.ts';
import * as styles from './GroupPage.css.ts';

const facts = {
  group: { label: 'loadingGroup', tabs: 5, actions: [130, 106, 104] },
  channel: { label: 'loadingChannel', tabs: 2, actions: [130, 93, 106] },
} as const;

/** The placeholder of a group or channel that is loading: header, tabs, and the open tab's content. */
export function GroupPageLoading({ of }: { of: keyof typeof facts }) {
  const { label, tabs } = facts[of];
  const [address] = useSearchParams();
  return (
    <div className={page}>
      <SkeletonRegion label={strings[label]}>
        <VisuallyHidden as="h1">{strings[of]}</VisuallyHidden>
        <HeadShape of={of} />
      </SkeletonRegion>
      <div>
        <div className={styles.tabs}>
          <SkeletonTabs count={tabs} />
        </div>
        <div className={styles.panel}>
          <PanelSkeleton tab={address.get('tab')} />
        </div>
      </div>
    </div>
  );
}

function HeadShape({ of }: { of: keyof typeof facts }) {
  const { actions } = facts[of];
  const isPhone = useMediaQuery(media.phone);
  const isSmall = isPhone && of === 'group';
  return (
    <Card edge="bleed" padding={isPhone ? '4' : '5'}>
      <Stack gap="4">
        <div className={styles.header}>
          <Skeleton form="square" width={of === 'group' && !isPhone ? 80 : 64} />
          <div className={styles.titles}>
            <SkeletonLine width="10rem" size="heading" />
            <SkeletonLine width="14rem" />
          </div>
        </div>
        <div>
          <SkeletonLine width="85%" />
          {isPhone && <SkeletonLine width="45%" />}
        </div>
        <div className={styles.actions}>
          {actions.map((width) => (
            <Skeleton key={width} width={isSmall ? width - 20 : width} height={isSmall ? 32 : 40} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

/** Posts, unless the tab shows people or the group's description. */
export function PanelSkeleton({ tab }: { tab: string | null }) {
  if (tab === 'members') {
    return (
      <Card edge="bleed" padding="4">
        <PeopleSkeleton label={strings.loadingPeople} count={6} />
      </Card>
    );
  }
  if (tab === 'channels' || tab === 'about') {
    return (
      <Card edge="bleed" padding="4">
        <Stack gap="4">
          {[40, 55, 35].map((width) => (
            <SkeletonLine key={width} width={`${width}%`} />
          ))}
        </Stack>
      </Card>
    );
  }
  return <PostSkeletons count={3} />;
}
