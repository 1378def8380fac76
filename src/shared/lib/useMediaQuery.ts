import { useSyncExternalStore } from 'react';

/** Whether a media query matches; re-renders when that changes. */
export function useMediaQuery(condition: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(condition);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
