import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { hasModifier } from '../../private/hasModifier.ts';

/** The index of the moment nearest to a position in the chart; `share` runs from 0 at its left edge to 1 at its right one. */
export function nearestMoment(share: number, count: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
}

/** The index of the moment that a key selects, or undefined for other keys. Time runs to the right in every language. */
export function momentAfter(key: string, current: number, count: number): number | undefined {
  const last = count - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    PageDown: current - 7,
    PageUp: current + 7,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}

/** The moment selected by a pointer over the chart or by the keyboard; undefined while there is none. */
export function useReading(count: number) {
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const [isByKey, setIsByKey] = useState(false);
  const last = count - 1;
  const index = hovered ?? focused;
  return {
    index: index === undefined ? undefined : Math.min(index, last),
    current: Math.min(focused ?? last, last),
    /** Whether a key has selected the moment. Focusing the chart doesn't count: a screen reader then reads the chart's name. */
    isByKey,
    /** Props of the chart's element. It is focusable, because keys select moments too. */
    props: {
      tabIndex: 0,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setHovered(nearestMoment((event.clientX - left) / width, count));
      },
      onPointerLeave: () => setHovered(undefined),
      onPointerCancel: () => setHovered(undefined),
      onFocus: () => setFocused((known) => known ?? last),
      onBlur: () => {
        setFocused(undefined);
        setIsByKey(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = momentAfter(event.key, focused ?? last, count);
        if (next === undefined || hasModifier(event)) return;
        event.preventDefault();
        setHovered(undefined);
        setFocused(next);
        setIsByKey(true);
      },
    },
  };
}
