/** What was pressed gives way to what it asks for: unless the focus has found another place after the next frame, the focusTarget has it, not the page's beginning. */
export function handFocusOn(focusTarget: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) focusTarget?.focus({ preventScroll: true });
    });
  });
}
