/** How long what was answered may take to leave, in milliseconds; a busy machine draws few frames in it. */
const patience = 2000;
const question = '[role="alertdialog"]';

/**
 * Hands the focus on when what holds it leaves: a row goes, and so does the question that was asked about it, each in a frame of its own.
 * Looks in every frame until the question is gone and the focus has come to stand. A person who has put it elsewhere meanwhile is not
 * fetched back.
 *
 * @param findFocusTarget - what is to have the focus, as the page stands at that moment; nothing while there is nothing
 * @param isLost - whether this focus is as good as none, or about to be: that of what leaves. `body` and a question always are
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
