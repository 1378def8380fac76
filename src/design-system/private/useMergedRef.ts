import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref that fills two: the component's own and the one it was given. */
export function useMergedRef<Element>(own: { current: Element | null }, given: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
      return undefined;
    },
    [own, given],
  );
}
