import { useEffect, useReducer } from 'react';

/** Re-renders when a source outside React reports a change. */
export function useSubscription(listen: (listener: () => void) => () => void): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The subscription never changes, because its source lives as long as the page.
  useEffect(() => listen(redraw), [listen]);
}
