let pressed: WeakRef<Element> | undefined;

/**
 * Remembers which control was pressed last, until the function that is returned is called. Safari gives a pressed button no focus: what
 * opens then could not tell where the focus is to go afterwards.
 */
export function watchPresses(): () => void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('button, a[href], [tabindex]') : null;
    pressed = control ? new WeakRef(control) : undefined;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/** The focused element, or without one, the control that was pressed. */
export function focusedOrPressed(): Element | null {
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused : (pressed?.deref() ?? focused);
}
