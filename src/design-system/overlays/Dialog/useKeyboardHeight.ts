import { useSyncExternalStore } from 'react';

/**
 * How many px of the window's lower edge an on-screen keyboard covers. It makes what one sees smaller, but not the window that fixed
 * elements are laid out in, so whatever stands at their lower edge would be beneath it.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight, () => 0);
}

function subscribe(onChange: () => void) {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

function keyboardHeight(): number {
  const view = window.visualViewport;
  // Somebody who has zoomed in sees less of the window without any keyboard.
  if (!view || view.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}
