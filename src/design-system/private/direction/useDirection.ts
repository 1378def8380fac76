import { useSyncExternalStore } from 'react';

/** Whether the text around an element runs from right to left; read when a key is pressed, so it is always current. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

export type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The page's reading direction. Radix writes its own `dir` on portalled layers and has to be told. */
export const useDirection = (): Direction => useSyncExternalStore(subscribe, read, () => 'ltr');
