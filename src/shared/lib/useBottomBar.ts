import { useLayoutEffect } from 'react';

/** Tells the shell that the lower edge is taken on phones: its navigation gives way, from the same frame on. */
export function useBottomBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.dataset['bottomBar'] = '';
    return () => {
      delete document.documentElement.dataset['bottomBar'];
    };
  }, [isShown]);
}
