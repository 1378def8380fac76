import { useState } from 'react';

/**
 * Splits a list that is shown above other content into its first entries and later ones, which wait until the person asks for them.
 *
 * @param isReady - whether the list has loaded
 */
export function useBufferedEntries(ids: readonly string[], isReady: boolean) {
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>();
  if (isReady && !shownIds) setShownIds(new Set(ids));
  const isShown = (id: string) => shownIds === undefined || shownIds.has(id);
  return {
    shown: ids.filter(isShown),
    later: ids.filter((id) => !isShown(id)),
    show: () => setShownIds(new Set(ids)),
  };
}
