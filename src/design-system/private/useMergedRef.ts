import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref that sets two: the component's own and the forwarded one. */
export function useMergedRef<Element>(own: { current: Element | null }, forwarded: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof forwarded === 'function') return forwarded(element);
      if (forwarded) forwarded.current = element;
      return undefined;
    },
    [own, forwarded],
  );
}
