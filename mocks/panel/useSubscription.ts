import { useEffect, useReducer } from 'react';

/** Draws again whenever something outside React says that it changed. */
export function useSubscription(listen: (listener: () => void) => () => void): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The subscription itself is stable: what it listens to lives as long as the page.
  useEffect(() => listen(redraw), [listen]);
}
