import { useEffect, useRef } from 'react';

/** How long a click waits for a second one (specification, section 9), in milliseconds. */
const doubleClickDelay = 250;

/** Distinguishes a click from a double click: returns the handler of every click. */
export function useClickOrDoubleClick(onSingle: () => void, onDouble: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      onDouble();
      return;
    }
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onSingle();
    }, doubleClickDelay);
  };
}
