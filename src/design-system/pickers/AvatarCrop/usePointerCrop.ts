import { type PointerEvent, useRef } from 'react';

interface Gesture {
  /** Moves by a share of the stage's width. */
  move(dx: number, dy: number): void;
  zoomBy(factor: number): void;
}

type Point = { readonly x: number; readonly y: number };

/** Dragging with one pointer, pinching with two. */
export function usePointerCrop({ move, zoomBy }: Gesture) {
  const pointers = useRef(new Map<number, Point>());

  const spread = () => {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const before = spread();
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const width = event.currentTarget.clientWidth || 1;
      // Two fingers move it half as much each, so that both together move it once.
      const share = 1 / pointers.current.size / width;
      move((event.clientX - last.x) * share, (event.clientY - last.y) * share);
      if (before > 0) zoomBy(spread() / before);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };
}
