import { type Dispatch, useCallback, useEffect } from 'react';
import { type HistoryEntry, parseEntry, withEntry } from './historyEntry.ts';
import type { PhoneProof, ProofEvent } from './phoneProof.ts';

export const readEntry = (): HistoryEntry => parseEntry(history.state);

/**
 * Gives number and code an entry each in the browser's history, so that Back returns to the previous step.
 * Returns the function that leads from the code back to the number.
 */
export function useProofHistory({ step, sent }: PhoneProof, dispatch: Dispatch<ProofEvent>): () => void {
  useEffect(() => {
    const entry = readEntry();
    const isSameStep = entry.step === step;
    if (isSameStep && (step !== 'code' || entry.sent?.at === sent?.at)) return;
    const isPushed = isSameStep ? entry.isPushed : true;
    const state = withEntry(history.state, { step, sent: step === 'code' ? sent : undefined, isPushed });
    if (isSameStep) history.replaceState(state, '');
    else history.pushState(state, '');
  }, [step, sent]);

  useEffect(() => {
    const follow = () => {
      const entry = readEntry();
      dispatch({ type: 'moved', step: entry.step, sent: entry.sent });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [dispatch]);

  return useCallback(() => {
    // Goes back in the history, unless the person opened the code step directly.
    if (readEntry().isPushed) return history.back();
    history.replaceState(withEntry(history.state, { step: 'phone' }), '');
    dispatch({ type: 'moved', step: 'phone' });
  }, [dispatch]);
}
