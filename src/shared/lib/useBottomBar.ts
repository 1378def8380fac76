import { useLayoutEffect } from 'react';

/** Reserves the bottom edge on phones: the shell hides its navigation from the same frame on. */
export function useBottomBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.dataset['bottomBar'] = '';
    return () => {
      delete document.documentElement.dataset['bottomBar'];
    };
  }, [isShown]);
}
