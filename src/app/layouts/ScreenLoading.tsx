import { Card, Skeleton, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { PostSkeletons } from '@/features/posts';
import { useBottomBar } from '@/shared/lib/useBottomBar.ts';
import type { AppRoute } from '../routing/routes.ts';
import { strings } from '../strings.ts';
import { row } from './ScreenLoading.css.ts';

/** Shown while a screen's code is loading: its title, and placeholders in the shape of its main content. */
export function ScreenLoading({ route: { title, hasRows, hasHead, hasBottomBar = false } }: { route: AppRoute }) {
  useBottomBar(hasBottomBar);
  return (
    <>
      <VisuallyHidden as="h1">{strings.titles[title]}</VisuallyHidden>
      {(hasRows || hasHead) && <Rows label={strings.titles[title]} count={hasRows ? 6 : 1} />}
      {!hasRows && <PostSkeletons count={4} />}
    </>
  );
}

function Rows({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonRegion label={label}>
      <Card edge="bleed" padding="4">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={row}>
            <Skeleton form="circle" width={44} />
            <SkeletonText lines={2} />
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
