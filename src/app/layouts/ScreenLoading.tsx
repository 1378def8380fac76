import { Card, Skeleton, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { PostSkeletons } from '@/features/posts';
import type { AppRoute } from '../routing/routes.ts';
import { strings } from '../strings.ts';
import { row } from './ScreenLoading.css.ts';

/** While a screen's code is on its way: its name, and the shape of what most of it is. */
export function ScreenLoading({ route: { title, hasRows } }: { route: AppRoute }) {
  return (
    <>
      <VisuallyHidden as="h1">{strings.titles[title]}</VisuallyHidden>
      {hasRows ? <Rows label={strings.titles[title]} /> : <PostSkeletons count={4} />}
    </>
  );
}

function Rows({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Card edge="bleed" padding="4">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <div key={index} className={row}>
            <Skeleton form="circle" width={44} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
