import { useDeferredValue, useEffect, useMemo } from 'react';
import type { PostPages } from '../../data/usePostPages.ts';
import { ListEnd } from './ListEnd.tsx';
import * as styles from './PostList.css.ts';
import { ThreadPlace } from './ThreadPlace.tsx';
import { useWindowList } from './useWindowList.ts';

export interface LoadedListProps {
  list: string;
  page: string;
  label: string;
  pages: PostPages;
}

/** The list as it scrolls: endless, with a bounded number of elements. */
export default function WindowedList({ list, page, label, pages }: LoadedListProps) {
  const { virtualizer, listRef } = useWindowList(list, pages.items, page);
  const near = virtualizer.getVirtualItems();
  const { items } = pages;
  // Deferred, so that React draws new places in slices between the frames of a scroll instead of within one; together with
  // the items that they number, which may move when something comes on top.
  const drawn = useDeferredValue(useMemo(() => ({ places: near, items }), [near, items]));
  useFetchAhead(pages, drawn.places.at(-1)?.index ?? 0);
  // How long the list is stays unknown until its end was reached.
  const total = pages.hasMore ? -1 : items.length;

  return (
    <>
      <div ref={listRef} role="feed" aria-label={label} aria-busy={pages.more === 'loading'}>
        <div ref={virtualizer.containerRef} className={styles.list}>
          {drawn.places.map(({ key, index }) => {
            const item = drawn.items[index];
            return (
              item && (
                <div key={key} ref={virtualizer.measureElement} data-index={index} className={styles.place}>
                  <ThreadPlace item={item} position={index + 1} total={total} />
                </div>
              )
            );
          })}
        </div>
      </div>
      <ListEnd pages={pages} />
    </>
  );
}

/** Places that are still below the last drawn one when the next page is asked for. */
const fetchAhead = 6;

function useFetchAhead({ items, hasMore, more, fetchMore }: PostPages, lastDrawn: number): void {
  const isNear = lastDrawn >= items.length - fetchAhead;
  useEffect(() => {
    if (isNear && hasMore && more === 'idle') fetchMore();
  }, [isNear, hasMore, more, fetchMore]);
}

