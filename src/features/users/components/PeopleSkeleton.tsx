import { AvatarSlot, Skeleton, SkeletonRegion, Stack } from '@/design-system';
import * as styles from './users.css.ts';

/** The placeholder of people that are loading; each row has the final row's height. */
export function PeopleSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonRegion label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <AvatarSlot>
            <Skeleton form="circle" width={40} />
          </AvatarSlot>
          <Stack gap="2">
            <Skeleton form="line" width={`min(100%, ${6 + (index % 3) * 2}rem)`} />
            <Skeleton form="line" width="min(100%, 8rem)" />
          </Stack>
          <Skeleton width={72} height={32} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
