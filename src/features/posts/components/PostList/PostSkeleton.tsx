import { Card, Skeleton, SkeletonRegion, SkeletonText } from '@/design-system';
import { strings } from '../../strings.ts';
import * as card from '../PostCard/PostCard.css.ts';
import { stack } from './PostSkeleton.css.ts';

/** Lines of each placeholder: unequal, like real posts. */
const lengths = [3, 2, 4, 2, 3, 2];

/** The shape of posts that are on their way. */
export function PostSkeletons({ count = lengths.length }: { count?: number }) {
  return (
    <SkeletonRegion label={strings.loadingPosts}>
      <div className={stack}>
        {lengths.slice(0, count).map((lines, index) => (
          <Card key={index} tone="post" edge="bleed">
            <div className={card.grid}>
              <div className={card.avatar}><Skeleton form="circle" width={44} /></div>
              <div className={card.body}>
                <div className={card.header}>
                  <Skeleton form="line" width="8rem" />
                  <Skeleton form="line" width="4rem" />
                </div>
                <SkeletonText lines={lines} />
                <div className={card.footer} />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
