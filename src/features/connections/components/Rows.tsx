import { type ReactNode, useMemo } from 'react';
import { ListEnd, type PagedList, WindowedList } from '@/features/lists';
import { PeopleSkeleton } from '@/features/users';
import { strings } from '../strings.ts';

export interface RowsProps {
  /** The list's name, under which its scroll position and row heights are stored. */
  name: string;
  list: Pick<PagedList, 'hasMore' | 'more' | 'fetchMore'>;
  /** The ids in display order. */
  items: readonly string[];
  label: string;
  children: (id: string) => ReactNode;
}

/** Estimated height of a row in CSS px. */
const rowHeight = 56;

/** Rows in a column. Only those near the viewport are rendered, and scrolling near the end loads more. */
export function Rows({ name, list, items, label, children }: RowsProps) {
  const entries = useMemo(() => items.map((id) => ({ key: id })), [items]);
  return (
    <>
      <WindowedList
        role="list"
        label={label}
        list={name}
        page={name}
        items={entries}
        draw={({ key }) => children(key)}
        usualHeight={rowHeight}
        hasMore={list.hasMore && list.more !== 'failed'}
        isBusy={list.more === 'loading'}
        onNearEnd={list.fetchMore}
      />
      {(list.hasMore || list.more === 'failed') && (
        <ListEnd list={list} loading={<PeopleSkeleton label={strings.loading} count={3} />} failure={strings.failedText} />
      )}
    </>
  );
}
