import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface PanelPosition {
  readonly left: number;
  readonly bottom: number;
}

const step = 24;

/** Lets an element be moved by its handle: with the pointer, or with the arrow keys while the handle has the focus. */
export function useDrag() {
  const [position, setPosition] = useState<PanelPosition>({ left: 12, bottom: 12 });
  const move = (right: number, up: number) =>
    setPosition(({ left, bottom }) => ({
      left: Math.min(Math.max(0, left + right), innerWidth - 120),
      bottom: Math.min(Math.max(0, bottom + up), innerHeight - 60),
    }));
  return {
    style: position,
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
        const movement = event.target === event.currentTarget ? steps[event.key] : undefined;
        if (!movement) return;
        event.preventDefault();
        move(...movement);
      },
    },
  };
}
