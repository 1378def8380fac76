import { Skeleton, SkeletonRegion, SkeletonText } from '@/design-system';
import { strings } from '../../strings.ts';
import * as card from '../PostCard/PostCard.css.ts';
import { skeletonActions, skeletonStack } from './PostList.css.ts';

/** Lines of each placeholder: unequal, like real posts. */
const lengths = [3, 2, 4, 2, 3, 2];

/** The shape of a post's actions. */
export function SkeletonActions() {
  return (
    <div className={`${card.part} ${card.footer}`}>
      <span className={skeletonActions}>
        <Skeleton form="line" width="5rem" />
      </span>
      <span className={card.weighIn}>
        <Skeleton form="line" width="6rem" height="2rem" />
      </span>
    </div>
  );
}

/** The shape of posts that are being loaded. */
export function PostSkeletons({ count = lengths.length }: { count?: number }) {
  return (
    <SkeletonRegion label={strings.loadingPosts}>
      <div className={skeletonStack} data-shapes="posts">
        {lengths.slice(0, count).map((lines, index) => (
          <div key={index} className={card.card({ isPicture: false })}>
            <div className={card.avatar}>
              <Skeleton form="circle" width={44} />
            </div>
            <div className={card.header}>
              <Skeleton form="line" width="8rem" />
              <Skeleton form="line" width="4rem" />
            </div>
            <div className={card.part}>
              <SkeletonText lines={lines} />
            </div>
            <SkeletonActions />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
