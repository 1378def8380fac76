import { Skeleton, SkeletonRegion } from '@/design-system';
import * as styles from './UserRow.css.ts';

/** The shape of people that are on their way; each as high as the row that takes its place. */
export function PeopleSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonRegion label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <span className={styles.avatar}>
            <Skeleton form="circle" width={40} />
          </span>
          <span className={styles.words}>
            <Skeleton form="line" width={`${6 + (index % 3) * 2}rem`} />
            <Skeleton form="line" width="8rem" />
          </span>
          <Skeleton width={72} height={32} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
