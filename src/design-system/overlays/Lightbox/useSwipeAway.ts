import { type PointerEvent, useRef } from 'react';

/** How far a finger moves the images before letting go closes them, in px. */
const farEnough = 96;

interface SwipeAway {
  /** False while the same movement means something else. */
  isOn: boolean;
  onAway: () => void;
}

/** Handlers for an element that one finger can push away, up or down. Sideways movement is left to the browser, which scrolls. */
export function useSwipeAway({ isOn, onAway }: SwipeAway) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);

  const stop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.translate = '';
  };
  const distanceOf = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (start.current?.id !== pointerId) return 0;
    const down = clientY - start.current.y;
    return Math.abs(down) > Math.abs(clientX - start.current.x) ? down : 0;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger makes it a pinch.
      if (!isOn || !event.isPrimary || event.pointerType === 'mouse') return stop(event);
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      if (!isOn) return stop(event);
      event.currentTarget.style.translate = `0 ${distanceOf(event)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isAway = isOn && Math.abs(distanceOf(event)) >= farEnough;
      stop(event);
      if (isAway) onAway();
    },
    onPointerCancel: stop,
  };
}
