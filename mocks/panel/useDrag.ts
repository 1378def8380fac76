import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Place {
  readonly left: number;
  readonly bottom: number;
}

const step = 24;

/** Lets an element be moved by its handle: with the pointer, or with the arrow keys while the handle has the focus. */
export function useDrag() {
  const [place, setPlace] = useState<Place>({ left: 12, bottom: 12 });
  const move = (right: number, up: number) =>
    setPlace(({ left, bottom }) => ({
      left: Math.min(Math.max(0, left + right), innerWidth - 120),
      bottom: Math.min(Math.max(0, bottom + up), innerHeight - 60),
    }));
  return {
    style: place,
    handle: {
      tabIndex: 0,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.target === event.currentTarget || event.target instanceof HTMLHeadingElement)
          event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, -event.movementY);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const steps: Readonly<Record<string, readonly [number, number]>> = {
          ArrowLeft: [-step, 0],
          ArrowRight: [step, 0],
          ArrowUp: [0, step],
          ArrowDown: [0, -step],
        };
        const wanted = event.target === event.currentTarget ? steps[event.key] : undefined;
        if (!wanted) return;
        event.preventDefault();
        move(...wanted);
      },
    },
  };
}
