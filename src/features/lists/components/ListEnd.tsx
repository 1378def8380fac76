import type { ReactNode } from 'react';
import { Button, handFocusOn, Text } from '@/design-system';
import type { PagedList } from '../data/usePagedList.ts';
import { strings } from '../strings.ts';
import * as styles from './WindowedList.css.ts';

export interface ListEndProps {
  list: Pick<PagedList, 'more' | 'hasMore' | 'fetchMore'>;
  /** Shown while a further page is being loaded: skeletons of its rows. */
  loading: ReactNode;
  /** The message for a further page that failed. */
  failure: string;
}

/** Shows below the last item of a list that a page is being loaded, that it failed, or that the list has ended. */
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
      <div className={styles.listEnd}>
        <Text tone="muted">{failure}</Text>
        <Button
          variant="tinted"
          onClick={({ currentTarget }) => {
            handFocusOn(lastItemBefore(currentTarget));
            list.fetchMore();
          }}
        >
          {strings.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.listEnd}>
      {!list.hasMore && (
        <Text size="small" tone="muted">
          {strings.end}
        </Text>
      )}
    </div>
  );
}

/** The last item of the list, made focusable: it gets the focus when the button disappears. */
function lastItemBefore(button: Element): HTMLElement | undefined {
  const item = [...document.querySelectorAll<HTMLElement>('[data-index]')].findLast(
    (element) => element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const focusTarget = item?.querySelector('article') ?? item;
  if (focusTarget) focusTarget.tabIndex = -1;
  return focusTarget;
}
