import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Handlers {
  onPressOutside: () => void;
  onEscape: () => void;
}

/** Ways out of something that opened in the page itself: a press outside it, and Escape. */
export function useInlineLayer(isOpen: boolean, root: RefObject<HTMLElement | null>, handlers: Handlers) {
  const pressOutside = useEffectEvent(handlers.onPressOutside);
  const escape = useEffectEvent(handlers.onEscape);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) pressOutside();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it listens on the document and would close as well.
      event.stopPropagation();
      escape();
    };
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, root]);
}
