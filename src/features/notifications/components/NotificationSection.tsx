import { BellRing } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, Card, EmptyState, FailureState, Heading } from '@/design-system';
import { useMovingRows } from '@/design-system/display/MovingRows/useMovingRows.ts';
import type { NotificationList } from '../data/useNotifications.ts';
import { groupNotifications } from '../model/groups.ts';
import { strings } from '../strings.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeletons } from './NotificationSkeletons.tsx';
import * as styles from './NotificationsPage.css.ts';

export interface NotificationSectionProps {
  list: NotificationList;
  title: string;
  badge?: ReactNode;
}

/** One of the two lists with its heading, in any loading state. */
export function NotificationSection({ list, title, badge }: NotificationSectionProps) {
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
        <SectionContent list={list} headingId={headingId} />
      </Card>
    </section>
  );
}

function SectionContent({ list, headingId }: Pick<NotificationSectionProps, 'list'> & { headingId: string }) {
  const { state, rows, numLeft } = list;
  const movingRows = useMovingRows<HTMLUListElement>();
  if (state === 'loading') return <NotificationSkeletons />;
  if (state === 'failed') {
    return (
      <div className={styles.state}>
        <FailureState form="row" level={3} title={strings.failedTitle} onRetry={list.retry}>
          {strings.failedText}
        </FailureState>
      </div>
    );
  }
  if (rows.length === 0 && numLeft === 0) {
    return (
      <div className={styles.state}>
        <EmptyState form="row" level={3} icon={BellRing} title={strings.caughtUp}>
          {strings.caughtUpText}
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
