import { useState } from 'react';

/**
 * Splits a list that is shown above other content into its first entries and later ones, which wait until the person asks for them.
 *
 * @param isReady - whether the list has loaded
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
