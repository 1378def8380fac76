import { useEffect, useRef } from 'react';

/**
 * Whether the calling component is still mounted. Check it before a late response navigates, so that a person who has left the screen or
 * closed the dialog stays where they are.
 */
export function useIsStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
