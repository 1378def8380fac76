import type { ReactNode } from 'react';
import { Button, handFocusOn, Text } from '@/design-system';
import type { PagedList } from '../data/usePagedList.ts';
import { strings } from '../strings.ts';
import * as styles from './ListEnd.css.ts';

export interface ListEndProps {
  list: Pick<PagedList, 'more' | 'hasMore' | 'fetchMore'>;
  /** What stands there while a further page is on its way: the shape of what comes. */
  loading: ReactNode;
  /** Why a further page did not come. */
  failure: string;
}

/** Below the last place of a list: what is coming, what failed, or that this was all. */
export function ListEnd(props: ListEndProps) {
  return (
    <div className={styles.below}>
      <Ending {...props} />
    </div>
  );
}

function Ending({ list, loading, failure }: ListEndProps) {
  if (list.more === 'loading') return <div className={styles.coming}>{loading}</div>;
  if (list.more === 'failed') {
    return (
      <div className={styles.end}>
        <Text tone="muted">{failure}</Text>
        <Button
          variant="tinted"
          onClick={({ currentTarget }) => {
            handFocusOn(lastPlaceBefore(currentTarget));
            list.fetchMore();
          }}
        >
          {strings.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.end}>
      {!list.hasMore && (
        <Text size="small" tone="muted">
          {strings.end}
        </Text>
      )}
    </div>
  );
}

/** The place after which what is asked for will stand, made one that can have the focus. */
function lastPlaceBefore(button: Element): HTMLElement | undefined {
  const place = [...document.querySelectorAll<HTMLElement>('[data-index]')].findLast(
    (element) => element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const focusTarget = place?.querySelector('article') ?? place;
  if (focusTarget) focusTarget.tabIndex = -1;
  return focusTarget;
}
