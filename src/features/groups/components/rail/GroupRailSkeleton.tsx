import { Card, Skeleton, SkeletonLine, SkeletonRegion, Stack } from '@/design-system';
import { strings } from '../../strings.ts';
import * as styles from './GroupRail.css.ts';

/** The placeholder of the side column; beside a channel it begins with the group itself. */
export function GroupRailSkeleton({ hasGroup }: { hasGroup: boolean }) {
  return (
    <SkeletonRegion label={strings.loadingGroup}>
      <Stack gap="4">
        {hasGroup && (
          <Card padding="4">
            <div className={styles.parentGroup}>
              <Skeleton form="square" width={44} />
              <span className={styles.texts}>
                <SkeletonLine width="6rem" />
                <SkeletonLine width="5rem" size="small" />
              </span>
            </div>
          </Card>
        )}
        <Card padding="4">
          <Stack gap="1">
            <SkeletonLine width="5rem" />
            <div>
              {[6, 7].map((width) => (
                <div key={width} className={styles.channel}>
                  <Skeleton form="line" width={`${width}rem`} />
                  <Skeleton form="line" width="5rem" />
                </div>
              ))}
            </div>
          </Stack>
        </Card>
        <Card padding="4">
          <Stack gap="1">
            <SkeletonLine width="8rem" />
            <div>
              <SkeletonLine width="100%" size="small" />
              <SkeletonLine width="60%" size="small" />
            </div>
          </Stack>
        </Card>
      </Stack>
    </SkeletonRegion>
  );
}
