import { useState } from 'react';

/**
 * Of a list that stands above something to read, what was there when it came, and what has come since: that waits until it is asked for.
 *
 * @param isReady - whether the list has come
 */
export function useBufferedEntries(ids: readonly string[], isReady: boolean) {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  if (isReady && !known) setKnown(new Set(ids));
  const isShown = (id: string) => known === undefined || known.has(id);
  return {
    shown: ids.filter(isShown),
    later: ids.filter((id) => !isShown(id)),
    show: () => setKnown(new Set(ids)),
  };
}
