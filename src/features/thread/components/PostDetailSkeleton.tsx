import { AvatarSlot, Card, Skeleton, SkeletonRegion, SkeletonText } from '@/design-system';
import { strings } from '../strings.ts';
import * as styles from './PostDetail.css.ts';

/** The shape of a post's actions. */
export function ActionShapes() {
  return (
    <div className={styles.actionShapes}>
      <Skeleton form="line" width="6rem" />
      <Skeleton form="line" width="6rem" height="2rem" />
    </div>
  );
}

/** The shape of a post on its own page. */
export function PostDetailSkeleton() {
  return (
    <SkeletonRegion label={strings.loadingPost}>
      <Card surface="nested" edge="bleed">
        <div className={styles.detail}>
          <div className={styles.author}>
            <AvatarSlot beside="both">
              <Skeleton form="circle" width={56} />
            </AvatarSlot>
            <div className={styles.authorShapes}>
              <SkeletonText lines={2} />
            </div>
          </div>
          <Skeleton form="line" width="70%" height="1.375rem" />
          <SkeletonText lines={4} />
          <ActionShapes />
        </div>
      </Card>
    </SkeletonRegion>
  );
}
