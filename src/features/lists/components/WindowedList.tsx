import { Fragment, type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { positionInList, restore } from '@/shared/navigation';
import { useWindow } from './useWindow.ts';
import * as styles from './WindowedList.css.ts';

/** An item that a list draws. */
export interface WindowedItem {
  /** Stays the same for the life of the item. */
  readonly key: string;
}

/** An item's position, from 1, and the number of items; −1 while that isn't known. */
export interface ItemPosition {
  readonly position: number;
  readonly total: number;
}

export interface WindowedListProps<Item extends WindowedItem> {
  /** `feed` for an endless list of articles; `list` for rows. */
  role: 'feed' | 'list';
  label: string;
  /** Name of the list; the heights of its items are remembered under it. */
  list: string;
  /** The name under which the scroll position is remembered (`feed`, `profile`, `group`). */
  page: string;
  items: readonly Item[];
  /** Draws an item. A stable function and a memoised component keep items from being rendered again while the list scrolls. */
  draw(item: Item, position: ItemPosition): ReactNode;
  /** The name that finds an item again after a reload, its key by default; undefined for an item that only this page knows. */
  anchorOf?(item: Item): string | undefined;
  /** Whether the next item of a feed belongs to this one, without a gap between them. */
  joinsNext?(item: Item): boolean;
  /** Height of an item before it was measured, in CSS px. */
  usualHeight: number;
  hasMore?: boolean;
  /** A further page is being loaded. */
  isBusy?: boolean;
  /** Called when the window comes near the last loaded item, and again until a further page is being loaded. */
  onNearEnd?(): void;
}

const keyOf = ({ key }: WindowedItem) => key;
const never = () => false;

/**
 * An endless list in the flow of the page with a bounded number of elements. The first items are drawn at once and keep
 * their elements. Coming back to the list restores the scroll position and the focus.
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
    joinsNext = never,
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
  const placeholder = role === 'feed' ? `${styles.placeholder} ${styles.shapes}` : styles.placeholder;
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
            {height > 0 && <div className={placeholder} style={{ blockSize: height }} />}
            <div
              ref={measure}
              hidden={isComing}
              className={role === 'feed' && !joinsNext(item) ? `${styles.item} ${styles.article}` : styles.item}
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
      {/* Another element wherever it begins: one that moved down with every drawn item would count as a shift of the layout. */}
      <div key={end} className={placeholder} style={{ blockSize: Math.max(0, heights.total - end) }} />
    </div>
  );
}
