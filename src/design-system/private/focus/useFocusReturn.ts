import { useRef } from 'react';
import { focusedOrPressed } from './pressed.ts';

/**
 * Remembers what had the focus when a layer opened and gives it back when the layer closes. Radix does this only for
 * layers with a trigger of its own; ours are opened by state, from anywhere.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = focusedOrPressed();
    },
    giveBack: () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}
