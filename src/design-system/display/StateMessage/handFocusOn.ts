/** Focuses `focusTarget` when the pressed button is replaced by the requested content, unless something else has the focus after the next frame; otherwise the focus would move to the page's beginning. */
export function handFocusOn(focusTarget: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) focusTarget?.focus({ preventScroll: true });
    });
  });
}
