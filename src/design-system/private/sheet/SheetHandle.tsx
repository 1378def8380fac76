import { type PointerEvent, useRef } from 'react';
import * as styles from './SheetHandle.css.ts';

/** How far down a sheet is pulled before letting go closes it, in px. */
const farEnough = 80;

interface SheetHandleProps {
  /** Lies over the content instead of above it. */
  isOver?: boolean | undefined;
  /** Pulled far enough. Escape and a press beside the sheet do the same, so the handle is hidden from screen readers. */
  onAway: () => void;
}

/** The bar at the upper edge of a sheet, by which it is pulled down. Moves its parent, which is the sheet; shown on phones only. */
export function SheetHandle({ isOver = false, onAway }: SheetHandleProps) {
  const start = useRef<number>(undefined);
  const pulled = ({ clientY }: PointerEvent) => (start.current === undefined ? 0 : Math.max(0, clientY - start.current));
  const move = ({ currentTarget }: PointerEvent<HTMLElement>, distance: number) => {
    const sheet = currentTarget.parentElement;
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const stop = (event: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    move(event, 0);
  };
  return (
    <div
      aria-hidden="true"
      className={isOver ? styles.handleOver : styles.handle}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => start.current !== undefined && move(event, pulled(event))}
      onPointerUp={(event) => {
        const isAway = pulled(event) >= farEnough;
        // It leaves from where it was let go.
        if (!isAway) return stop(event);
        start.current = undefined;
        onAway();
      }}
      onPointerCancel={stop}
    />
  );
}
