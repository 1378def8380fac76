import { type Dispatch, useCallback, useEffect } from 'react';
import { type HistoryEntry, parseEntry, withEntry } from '../model/historyEntry.ts';
import { type SignInEvent, type SignInState, startAt, type Step } from '../model/signIn.ts';

const readEntry = (): HistoryEntry => parseEntry(history.state, location.search);

/** The form as its history entry describes it: after a reload it goes on where it was. */
export function startFromHistory(): SignInState {
  const { step, sent } = readEntry();
  return startAt(step, sent);
}

/**
 * Gives every step its own entry in the browser's history, so that Back means the step before.
 * Returns what leads to another step.
 */
export function useSignInHistory({ step, sent }: SignInState, dispatch: Dispatch<SignInEvent>): (step: Step) => void {
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

  return useCallback(
    (next: Step) => {
      // Towards the phone is back, unless the person came here by a link straight to this step.
      if (next === 'phone' && readEntry().isPushed) return history.back();
      if (next === 'phone') history.replaceState(withEntry(history.state, { step: next }), '');
      dispatch({ type: 'moved', step: next });
    },
    [dispatch],
  );
}
