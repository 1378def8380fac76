import { Fragment, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { positionInList, restore } from '@/shared/navigation';
import { useWindow } from './useWindow.ts';
import * as styles from './WindowedList.css.ts';

/** What a list draws places for. */
export interface WindowedItem {
  /** Stays the same for the life of the place. */
  readonly key: string;
}

/** Where a place stands: from 1, and how many there are; −1 as long as that is not known. */
export interface ListPlace {
  readonly position: number;
  readonly total: number;
}

export interface WindowedListProps<Item extends WindowedItem> {
  /** `feed` for articles that go on and on; `list` for rows. */
  role: 'feed' | 'list';
  label: string;
  /** Name of the list; the heights of its places are remembered under it. */
  list: string;
  /** The name under which the scroll position is remembered (`feed`, `profile`, `group`). */
  page: string;
  items: readonly Item[];
  /** Draws a place. A stable function and a memoised component keep places from being drawn again while the list scrolls. */
  draw(item: Item, place: ListPlace): ReactNode;
  /** What a place is known by after a reload: its key, unless given; undefined for what only this page knows. */
  anchorOf?(item: Item): string | undefined;
  /** Whether the next place of a feed belongs to this one and stands close to it. */
  joinsNext?(item: Item): boolean;
  /** Height of a place before it was measured, in CSS px. */
  usualHeight: number;
  hasMore?: boolean;
  /** Further places are on their way. */
  isBusy?: boolean;
  /** The end of what is loaded comes near; called until something comes of it. */
  onNearEnd?(): void;
}

const keyOf = ({ key }: WindowedItem) => key;
const standsAlone = () => false;

/**
 * An endless list in the flow of the page with a bounded number of elements. The first places are drawn at once and stay
 * the same elements for good; who comes back finds the place and the focus where they were.
 */
export function WindowedList<Item extends WindowedItem>(props: WindowedListProps<Item>) {
  const {
    role,
    label,
    list,
    page,
    items,
    draw,
    anchorOf = keyOf,
    joinsNext = standsAlone,
    usualHeight,
    hasMore = false,
    isBusy = false,
    onNearEnd,
  } = props;
  const [{ position, save }] = useState(() => positionInList(page, list, items.map(anchorOf)));
  const keys = useMemo(() => items.map(keyOf), [items]);
  const positionIndex = position ? items.findIndex((item) => anchorOf(item) === position.postId) : -1;
  const fetchMore = useCallback(() => {
    if (hasMore && !isBusy) onNearEnd?.();
  }, [hasMore, isBusy, onNearEnd]);
  const { listRef, drawn, coming, heights, measure } = useWindow({
    list,
    keys,
    usualHeight,
    position,
    positionIndex,
    onNearEnd: fetchMore,
  });
  useLayoutEffect(() => {
    if (position) restore(position);
    return save;
  }, [position, save]);

  const total = hasMore ? -1 : items.length;
  const room = role === 'feed' ? `${styles.room} ${styles.shapes}` : styles.room;
  let end = 0;
  return (
    <div ref={listRef} role={role} data-page={page} data-list={list} aria-label={label} aria-busy={isBusy} className={styles.list}>
      {drawn.map((index) => {
        const item = items[index];
        if (!item) return null;
        const isComing = index === coming;
        const height = isComing ? 0 : heights.offsetOf(index) - end;
        if (!isComing) end = heights.offsetOf(index + 1);
        return (
          <Fragment key={item.key}>
            {height > 0 && <div className={room} style={{ blockSize: height }} />}
            <div
              ref={measure}
              hidden={isComing}
              className={role === 'feed' && !joinsNext(item) ? `${styles.place} ${styles.article}` : styles.place}
              data-index={index}
              data-key={item.key}
              data-anchor={anchorOf(item)}
              {...(role === 'list' ? { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': total } : {})}
            >
              {draw(item, { position: index + 1, total })}
            </div>
          </Fragment>
        );
      })}
      <div className={room} style={{ blockSize: Math.max(0, heights.total - end) }} />
    </div>
  );
}
