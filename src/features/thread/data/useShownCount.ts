import { useEffect } from 'react';
import { scrollTarget, useEntryCount } from '@/shared/navigation';

/**
 * How many of a post's replies or comments are shown: the number stored in the history entry (`useEntryCount`), or more if a navigation
 * leads to an element further down.
 *
 * @param indexOf - the index of the element with this id among them; negative if it isn't one of them
 */
export function useShownCount(name: string, atATime: number, indexOf: (elementId: string) => number): [number, (count: number) => void] {
  const [shown, setShown] = useEntryCount(name, atATime);
  const target = scrollTarget();
  const numNeeded = target === undefined ? 0 : Math.ceil((indexOf(target) + 1) / atATime) * atATime;
  useEffect(() => {
    if (numNeeded > shown) setShown(numNeeded);
  });
  return [shown, setShown];
}
