/** How long a closing dialog may take to leave the page, in milliseconds; a busy machine draws few frames in that time. */
const patience = 2000;
const question = '[role="alertdialog"]';

/**
 * Moves the focus when its element is removed: a row leaves, and so does the confirmation dialog, each in a frame of its own. Checks every
 * frame until the dialog is gone and the focus is stable. Doesn't override a person who has moved the focus meanwhile.
 *
 * @param findFocusTarget - the element that gets the focus, evaluated in each frame; undefined while there is none
 * @param isLost - whether the focused element is about to be removed. `body` and a confirmation dialog always count as lost
 */
export function restoreFocus(findFocusTarget: () => HTMLElement | null | undefined, isLost: (focused: Element) => boolean): void {
  const end = performance.now() + patience;
  const look = () => {
    const focused = document.activeElement ?? document.body;
    const focusTarget = findFocusTarget();
    if (focused === focusTarget) {
      if (!document.querySelector(question)) return;
    } else if (focused === document.body || isLost(focused)) focusTarget?.focus();
    else if (!focused.closest(question)) return;
    if (performance.now() < end) requestAnimationFrame(look);
  };
  look();
}
