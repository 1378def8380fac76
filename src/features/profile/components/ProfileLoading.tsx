import { Card, Skeleton, SkeletonRegion, VisuallyHidden } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';

/** The shape of a profile that is on its way. */
export function ProfileLoading() {
  return (
    <SkeletonRegion label={strings.loading}>
      <VisuallyHidden as="h1">{strings.profile}</VisuallyHidden>
      <Card edge="bleed" isClipped>
        <div className={styles.banner} />
        <div className={styles.person}>
          <div className={styles.top}>
            <span className={styles.avatar}>
              <Skeleton form="circle" width={104} />
            </span>
          </div>
          <div className={styles.name}>
            <Skeleton form="line" width="11rem" height="1.25rem" />
          </div>
          <Skeleton form="line" width="6rem" />
          <div className={styles.chips}>
            {[6, 5, 7].map((width) => (
              <Skeleton key={width} form="line" width={`${width}rem`} height="1.75rem" />
            ))}
          </div>
          <div className={styles.counters}>
            <Skeleton form="line" width="16rem" />
          </div>
        </div>
      </Card>
    </SkeletonRegion>
  );
}
