import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../private/isComposing.ts';

interface Handlers {
  /** The reason for closing: a press outside, or the focus moved elsewhere. */
  onLeave: () => void;
  onEscape: () => void;
}

/** Ways out of something that opened in the page itself: a press outside it, Tab past its end, and Escape. */
export function useInlineLayer(isOpen: boolean, root: RefObject<HTMLElement | null>, handlers: Handlers) {
  const leave = useEffectEvent(handlers.onLeave);
  const escape = useEffectEvent(handlers.onEscape);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) leave();
    };
    const onFocusIn = (event: FocusEvent) => {
      if (event.target instanceof Node && event.target !== document.body && !root.current?.contains(event.target)) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // A dialog around it listens on the document and would close as well.
      event.stopPropagation();
      escape();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, root]);
}
