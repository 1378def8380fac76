import { BellRing } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AvatarSlot, Button, Card, EmptyState, FailureState, Heading, Skeleton, SkeletonRegion } from '@/design-system';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import { friendlyMessage } from '@/features/feedback';
import type { NotificationList } from '../data/useNotifications.ts';
import { groupNotifications } from '../model/groups.ts';
import { strings } from '../strings.ts';
import * as row from './NotificationRow.css.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as styles from './NotificationsPage.css.ts';
import { list } from './NotificationsPage.css.ts';

export interface NotificationSectionProps {
  list: NotificationList;
  title: string;
  badge?: ReactNode;
  /** There has never been any notification, so an empty list says which ones to expect. */
  isFirst?: boolean;
}

/** One of the two lists with its heading, in any loading state. */
export function NotificationSection({ list, title, badge, isFirst = false }: NotificationSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.sectionTitle}>
        <Heading level={2} size="body" id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        {badge}
      </div>
      <Card edge="bleed" isClipped>
        <SectionContent list={list} headingId={headingId} isFirst={isFirst} />
      </Card>
    </section>
  );
}

function SectionContent({ list, headingId, isFirst }: Pick<NotificationSectionProps, 'list' | 'isFirst'> & { headingId: string }) {
  const { state, rows, numLeft } = list;
  const movingRows = useMovingRows<HTMLUListElement>();
  if (state === 'loading') return <NotificationSkeletons />;
  if (state === 'failed') {
    return (
      <div className={styles.state}>
        <FailureState form="row" level={3} title={strings.failedTitle} onRetry={list.retry}>
          {friendlyMessage(list.error)}
        </FailureState>
      </div>
    );
  }
  if (rows.length === 0 && numLeft === 0) {
    return (
      <div className={styles.state}>
        <EmptyState form="row" level={3} icon={BellRing} title={isFirst ? strings.none : strings.caughtUp}>
          {isFirst ? strings.noneText : strings.caughtUpText}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {rows.length > 0 && (
        <ul ref={movingRows} className={styles.list}>
          {groupNotifications(rows).map((group) => (
            <NotificationRow key={group.rows.at(-1)?.id} group={group} headingId={headingId} />
          ))}
        </ul>
      )}
      {numLeft > 0 && (
        <div className={styles.more}>
          <span className={styles.left}>{strings.left(numLeft)}</span>
          <Button variant="tinted" size="small" isLoading={list.more === 'loading'} onClick={list.fetchMore}>
            {strings.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Widths of the sentences in percent: unequal, like real ones. */
const widths = [52, 64, 45, 58];

/** The placeholder of rows that are loading. */
function NotificationSkeletons() {
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
