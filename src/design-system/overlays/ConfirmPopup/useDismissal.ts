import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onDismiss` when the page scrolls or, except on touch devices, is resized: the popup points at an element that has moved. On touch
 * devices the address bar and the keyboard resize the page all the time.
 */
export function useDismissal(isOpen: boolean, popup: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return;
    const onScroll = (event: Event) => {
      const isInside = event.target instanceof Node && popup.current?.contains(event.target);
      if (!isInside) dismiss();
    };
    const onResize = () => {
      if (!matchMedia('(pointer: coarse)').matches) dismiss();
    };
    // Scrolling does not bubble, so it is caught on the way down: every scrolling box counts, not only the page.
    const listen = () => document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    // The browser reports a scroll in the next frame: the first one may come from scrolling the anchor into view before the popup opened.
    const frame = requestAnimationFrame(listen);
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [isOpen, popup]);
}
