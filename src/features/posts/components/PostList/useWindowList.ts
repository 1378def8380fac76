import { type ReactVirtualizer, observeWindowOffset, type Range, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListItem } from '../../data/usePostPages.ts';
import { type ScrollPlace, usableScrollPlace, useScrollMemory } from './scrollMemory.ts';

/** Height of a post before it was measured, in CSS px: the median of the everyday world. */
const usualHeight = 280;
/** Places drawn beyond the window on the side that comes next, and on the one that was left. */
const ahead = 6;
const behind = 2;

/** Measured heights of lists that were left, so that coming back needs no guess. */
const snapshots = new Map<string, VirtualItem[]>();

export interface WindowList {
  readonly virtualizer: ReactVirtualizer<Window, HTMLDivElement>;
  readonly listRef: React.RefObject<HTMLDivElement | null>;
}

/** Draws only the places near the window, keeps the one that has the focus, and remembers where the person was. */
export function useWindowList(list: string, items: readonly ListItem[], page: string): WindowList {
  const listRef = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [place] = useState<ScrollPlace | undefined>(() => usableScrollPlace(page, items));
  const [near] = useState(followDirection);
  useLayoutEffect(() => setScrollMargin(listRef.current?.offsetTop ?? 0), []);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    scrollMargin,
    rangeExtractor: (range) => withFocused(near(range), range.count, listRef.current),
    initialMeasurementsCache: place ? (snapshots.get(list) ?? []) : [],
    ...(place ? { initialOffset: place.position } : {}),
    measureElement: measureWithoutWaiting,
    observeElementOffset: observeWithoutInterrupting,
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  useLayoutEffect(() => () => void snapshots.set(list, virtualizer.takeSnapshot()), [list, virtualizer]);
  useScrollMemory(page, listRef, items, place);
  return { virtualizer, listRef };
}

/**
 * The height that the browser reports after its own layout. Asking for it when the element appears would force a layout
 * in the middle of drawing, which is what costs most of a scroll on a slow processor.
 */
function measureWithoutWaiting(element: HTMLDivElement, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, HTMLDivElement>) {
  const box = entry?.borderBoxSize[0];
  if (box) return Math.round(box.blockSize);
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}

/**
 * Tells of scrolling from a frame instead of from its event, in the same frame. What React hears within a scroll event is
 * urgent and throws away a drawing under way; a flick would do that again and again, and show nothing but empty places.
 */
const observeWithoutInterrupting: typeof observeWindowOffset = (list, tell) => {
  let frame = 0;
  const stop = observeWindowOffset(list, (offset, isScrolling) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell(offset, isScrolling));
  });
  return () => {
    cancelAnimationFrame(frame);
    stop?.();
  };
};

/** Fewer places where the person comes from: whatever is in the page costs every frame that paints something new. */
function followDirection() {
  let start = 0;
  let isBackward = false;
  return ({ startIndex, endIndex, count }: Range): number[] => {
    if (startIndex !== start) isBackward = startIndex < start;
    start = startIndex;
    const first = Math.max(0, startIndex - (isBackward ? ahead : behind));
    const last = Math.min(count - 1, endIndex + (isBackward ? behind : ahead));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
}

/** What has the focus is never taken out of the page, however far the person scrolls. */
function withFocused(indexes: number[], count: number, list: HTMLElement | null): number[] {
  const place = list?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-index]') : null;
  const focused = Number(place?.dataset['index'] ?? Number.NaN);
  if (Number.isNaN(focused) || focused >= count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
