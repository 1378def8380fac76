import { useEffect } from 'react';
import { scrollTarget, useEntryCount } from '@/shared/navigation';

/**
 * How many of a post's replies or comments are shown: as many as the entry of the history knows (`useEntryCount`), and so many more that the element
 * is among them which a navigation leads to.
 *
 * @param indexOf - where the element with such an id stands among them; negative where it does not
 */
export function useShownCount(name: string, atATime: number, indexOf: (elementId: string) => number): [number, (count: number) => void] {
  const [shown, setShown] = useEntryCount(name, atATime);
  const target = scrollTarget();
  const wanted = target === undefined ? 0 : Math.ceil((indexOf(target) + 1) / atATime) * atATime;
  useEffect(() => {
    if (wanted > shown) setShown(wanted);
  });
  return [shown, setShown];
}
