import { Card, Skeleton, SkeletonLine, SkeletonRegion, SkeletonTabs, VisuallyHidden } from '@/design-system';
import { media } from '@/design-system/styles/media.ts';
import { PostSkeletons } from '@/features/posts';
import { FoldedStandingSkeleton } from '@/features/reputation';
import { currentUserIdAtom } from '@/features/session';
import { currentPersonAtom } from '@/features/users';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ProfileAddress } from '../data/profileQuery.ts';
import { tabsFor } from '../model/profileTab.ts';
import { strings } from '../strings.ts';
import * as styles from './Profile.css.ts';

/** The placeholder of a profile that is loading: its header, and the content below it for the current viewer. */
export function ProfileLoading({ address }: { address: ProfileAddress }) {
  const ownId = useStoreValue(currentUserIdAtom);
  const ownName = useStoreValue(currentPersonAtom)?.username;
  const isOwn = 'id' in address ? address.id === ownId : address.username === ownName;
  const hasRail = useMediaQuery(media.desktop);
  return (
    <div className={styles.page}>
      <SkeletonRegion label={strings.loading}>
        <VisuallyHidden as="h1">{strings.profile}</VisuallyHidden>
        <HeadShape actions={ownId === undefined ? [] : isOwn ? [109] : [93, 106, 40]} />
      </SkeletonRegion>
      {ownId !== undefined && (
        <>
          {!hasRail && <FoldedStandingSkeleton />}
          <div className={styles.page}>
            <div className={styles.tabs}>
              <SkeletonTabs count={tabsFor(isOwn).length} />
            </div>
            <PostSkeletons count={3} />
          </div>
        </>
      )}
    </div>
  );
}

/** `actions`: the widths of the action buttons, in px. */
function HeadShape({ actions }: { actions: readonly number[] }) {
  return (
    <Card edge="bleed" isClipped>
      <div className={styles.banner} />
      <div className={styles.person}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Skeleton form="circle" width={104} />
          </span>
          {actions.length > 0 && (
            <span className={styles.actions}>
              {actions.map((width) => (
                <Skeleton key={width} width={width} height={40} />
              ))}
            </span>
          )}
        </div>
        <div className={styles.nameShape}>
          <Skeleton form="line" width="11rem" height="1.25rem" />
        </div>
        <SkeletonLine width="5rem" />
        <div className={styles.chips}>
          {[103, 71, 102].map((width) => (
            <Skeleton key={width} form="line" width={width} height="1.75rem" />
          ))}
        </div>
        <div className={styles.countersShape}>
          <Skeleton form="line" width="18rem" />
        </div>
      </div>
    </Card>
  );
}
