import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { currentPath, paths } from '@/shared/lib/paths';
import { currentEntry } from './history.ts';

/** Back in the history, else to the screen visited before, else home (specification, section 2). */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    const { depth, previous } = currentEntry();
    if (depth > 0) history.back();
    else navigate(previous && previous !== currentPath() ? previous : paths.home(), { replace: true });
  }, [navigate]);
}
