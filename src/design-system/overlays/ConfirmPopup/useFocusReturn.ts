import { type RefObject, useRef } from 'react';
import { focusedOrPressed } from '../../private/focus/pressed.ts';

/** Handlers for a layer that has no trigger of its own: focuses `first` when it opens and goes back when it closes. */
export function useFocusReturn(first: RefObject<HTMLElement | null>) {
  const previous = useRef<Element | null>(null);

  function onOpenAutoFocus(event: Event) {
    event.preventDefault();
    previous.current = focusedOrPressed();
    first.current?.focus({ preventScroll: true });
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    // A person who has moved on to another control keeps the focus there.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true });
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
