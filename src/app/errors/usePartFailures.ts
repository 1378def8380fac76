import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { PartFailure } from '@/design-system';
import { feedbackStrings, showErrorAtom } from '@/features/feedback';
import { logError } from '@/shared/lib/log';
import { reloadForNewRelease } from './release.ts';

/** What happens when code that comes later fails: it is said, unless nobody asked for it, and a page of an old release starts anew. */
export function usePartFailures(): (failure: PartFailure) => void {
  const showError = useSetAtom(showErrorAtom);
  return useCallback(
    ({ error, kind, isOptional, isSaid }: PartFailure) => {
      logError(kind === 'code' ? 'a part of the page could not be fetched' : 'a part of the page broke', error);
      if (isOptional) return;
      const say = () => {
        if (!isSaid) showError(error, kind === 'code' ? feedbackStrings.loadFailed : undefined);
      };
      if (kind === 'drawing') say();
      else void reloadForNewRelease().then((isReloading) => isReloading || say());
    },
    [showError],
  );
}
