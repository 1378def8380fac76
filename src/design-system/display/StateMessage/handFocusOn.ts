/** What was pressed gives way to what it asks for: unless the focus has found another place after the next frame, the heir has it, not the page's beginning. */
export function handFocusOn(heir: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (document.activeElement === document.body) heir?.focus({ preventScroll: true });
    });
  });
}
