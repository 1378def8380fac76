import { AvatarSlot, Skeleton, SkeletonRegion } from '@/design-system';
import { strings } from '../strings.ts';
import * as row from './NotificationRow.css.ts';
import { list } from './NotificationsPage.css.ts';

/** Widths of the sentences in percent: unequal, like real ones. */
const widths = [52, 64, 45, 58];

/** The placeholder of rows that are loading. */
export function NotificationSkeletons() {
  return (
    <SkeletonRegion label={strings.loading}>
      <div className={list}>
        {widths.map((width) => (
          <div key={width} className={row.row({ isUnread: false })}>
            <AvatarSlot beside="top">
              <Skeleton form="circle" width={44} />
            </AvatarSlot>
            <span className={row.texts}>
              <span className={row.line}>
                <Skeleton form="line" width={`${width}%`} />
              </span>
              <span className={row.line}>
                <Skeleton form="line" width="80%" />
              </span>
              <span className={row.line}>
                <Skeleton form="line" width="2rem" />
              </span>
            </span>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
