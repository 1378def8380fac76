import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Announces that a link to the current screen was pressed: the page scrolls to its top, and subscribed screens reload their content. */
export function announceCurrentPageLink(): void {
  window.scrollTo({ top: 0 });
  for (const listener of listeners) listener();
}

/** Calls back when a link to the current screen is pressed. */
export function useCurrentPageLink(onPress: () => void): void {
  const react = useEffectEvent(onPress);
  useEffect(() => {
    const listener = () => react();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
