import { type ReactVirtualizer, type Range, defaultRangeExtractor, useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListItem } from '../../data/usePostPages.ts';
import { type ScrollPlace, usableScrollPlace, useScrollMemory } from './scrollMemory.ts';

/** Height of a post before it was measured, in CSS px: the median of the everyday world. */
const usualHeight = 280;
const overscan = 6;

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
  useLayoutEffect(() => setScrollMargin(listRef.current?.offsetTop ?? 0), []);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan,
    scrollMargin,
    rangeExtractor: (range) => withFocused(range, listRef.current),
    initialMeasurementsCache: place ? (snapshots.get(list) ?? []) : [],
    ...(place ? { initialOffset: place.position } : {}),
    measureElement: measureWithoutWaiting,
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });

  useLayoutEffect(() => () => void snapshots.set(list, virtualizer.takeSnapshot()), [list, virtualizer]);
  useScrollMemory(page, listRef, place);
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

/** What has the focus is never taken out of the page, however far the person scrolls. */
function withFocused(range: Range, list: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const place = list?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-index]') : null;
  const focused = Number(place?.dataset['index'] ?? Number.NaN);
  if (Number.isNaN(focused) || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
