import { useSyncExternalStore } from 'react';

/**
 * How many px of the window's lower edge an on-screen keyboard covers. It shrinks the visual viewport, but not the layout viewport of fixed
 * elements, so anything at their lower edge would be beneath it.
 *
 * Measuring forces a layout (12 ms on a slow phone, within the press that opens a layer), so it happens only while a field has the focus,
 * without which there is no keyboard, and when the visual viewport changes.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => (covered ??= isWriting() ? keyboardHeight() : 0),
    () => 0,
  );
}

/** The last measured value; undefined while there are no subscribers. */
let covered: number | undefined;
let followers = 0;

function subscribe(onChange: () => void) {
  const view = window.visualViewport;
  const measure = () => {
    covered = keyboardHeight();
    onChange();
  };
  followers += 1;
  view?.addEventListener('resize', measure);
  view?.addEventListener('scroll', measure);
  return () => {
    view?.removeEventListener('resize', measure);
    view?.removeEventListener('scroll', measure);
    followers -= 1;
    if (followers === 0) covered = undefined;
  };
}

const isWriting = () => document.activeElement?.matches('input, textarea, [contenteditable]') === true;

function keyboardHeight(): number {
  const view = window.visualViewport;
  // A person who has zoomed in sees less of the window without any keyboard.
  if (!view || view.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}
