import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { stepsInside } from './visited.ts';

/** Back in the history, else to the screen visited before, else home (specification, section 2). */
export function useGoBack(): () => void {
  const [location, navigate] = useLocation();
  return useCallback(() => {
    const { canGoBack, previous } = stepsInside(location);
    if (canGoBack) history.back();
    else navigate(previous ?? '/');
  }, [location, navigate]);
}
