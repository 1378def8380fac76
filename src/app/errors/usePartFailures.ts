import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { PartFailure } from '@/design-system';
import { feedbackStrings, showErrorAtom } from '@/features/feedback';
import { logError } from '@/shared/lib/log';
import { reloadForCode } from './reloadForCode.ts';

/** Handles lazy code that fails to load: reports it if the person requested it, and reloads the page where only that helps. */
export function usePartFailures(): (failure: PartFailure) => void {
  const showError = useSetAtom(showErrorAtom);
  return useCallback(
    ({ error, kind, isOptional, isReported, isAgain }: PartFailure) => {
      logError(kind === 'code' ? 'a part of the page could not be fetched' : 'a part of the page broke', error);
      if (isOptional) return;
      const say = () => {
        if (!isReported) showError(error, kind === 'code' ? feedbackStrings.loadFailed : undefined);
      };
      if (kind === 'drawing') say();
      else void reloadForCode(isAgain).then((isReloading) => isReloading || say());
    },
    [showError],
  );
}
