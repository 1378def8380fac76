import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { isRtl } from '../../private/direction/useDirection.ts';
import { rovingIndex } from '../../private/roving/rovingIndex.ts';
import { useMergedRef } from '../../private/useMergedRef.ts';

/** A row of tabs: arrow keys move the focus through it, and the selected one is kept in sight. `forwarded` is set to its element too. */
export function useTabRow(forwarded: Ref<HTMLDivElement> | undefined, value: string, count?: number) {
  const own = useRef<HTMLDivElement>(null);

  // Heard of after the layout of the frame, before it is painted: asking in the effect itself would make the browser lay out twice.
  useEffect(() => {
    const element = own.current;
    if (!element || !globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(([entry]) => {
      // WebKit also reports a row that it hasn't laid out yet. Measuring it would lay it out in the middle of the observation, an error there.
      if (!entry?.contentRect.width) return;
      const selected = element.querySelector<HTMLElement>('[aria-selected="true"]');
      if (selected) bringIntoRow(element, selected);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [value, count]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // Not `hasModifier`, for which the first file has no room: these two make the arrow keys Back and Forward.
    if (event.altKey || event.metaKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = rovingIndex(event.key, all.indexOf(event.target as HTMLElement), all.length, isRtl(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return { row: useMergedRef(own, forwarded), move };
}

/** Only sideways, and only inside the row: `scrollIntoView` would scroll the page as well. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement) {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const missing = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += missing;
}
