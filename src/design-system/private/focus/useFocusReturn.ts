import { useRef } from 'react';

/**
 * Remembers what had the focus when a layer opened and gives it back when the layer closes. Radix does this only for
 * layers with a trigger of its own; ours are opened by state, from anywhere.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}
