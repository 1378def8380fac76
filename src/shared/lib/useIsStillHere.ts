import { useEffect, useRef } from 'react';

/**
 * Whether the component that asks is still shown. An answer that comes late asks before it leads anywhere: who has gone elsewhere, or
 * closed the dialog, stays where they are.
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
