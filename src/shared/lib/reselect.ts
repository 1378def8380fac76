import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Says that a link to the screen that is shown was pressed: it goes to its top, and refreshes if it knows how to. */
export function reselect(): void {
  window.scrollTo({ top: 0 });
  for (const listener of listeners) listener();
}

/** Calls back when somebody presses the way to the screen that is shown. */
export function useReselected(onReselect: () => void): void {
  const react = useEffectEvent(onReselect);
  useEffect(() => {
    const listener = () => react();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
