import { type ReactNode, useMemo } from 'react';
import { ListEnd, type PagedList, WindowedList } from '@/features/lists';
import { PeopleSkeleton } from '@/features/users';
import { strings } from '../strings.ts';

export interface RowsProps {
  /** Which list it is; its scroll position and the heights of its rows are remembered under this name. */
  name: string;
  list: Pick<PagedList, 'hasMore' | 'more' | 'fetchMore'>;
  /** Ids in the order in which they stand. */
  items: readonly string[];
  label: string;
  children: (id: string) => ReactNode;
}

/** Height of a row in CSS px. */
const rowHeight = 56;

/** Rows one below the other, of which only those near the window are drawn; further ones come when the end nears it. */
export function Rows({ name, list, items, label, children }: RowsProps) {
  const places = useMemo(() => items.map((id) => ({ key: id })), [items]);
  return (
    <>
      <WindowedList
        role="list"
        label={label}
        list={name}
        page={name}
        items={places}
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
