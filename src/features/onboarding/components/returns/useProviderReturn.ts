import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AuthResult } from '@/api';
import { friendlyMessage } from '@/features/feedback';
import { redirectToAtom, reportErrorAtom } from '@/features/session';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import type { ProviderAnswer, ProviderMethod } from '../../methods/signInMethod.ts';
import { isRefused, isUnexplained, refusalOfAccount } from '../../model/refusal.ts';
import { enterSessionAtom } from '../../state/enterSession.ts';
import { strings } from '../../strings.ts';

/** What the person sees after returning. */
export type ReturnView =
  | { readonly kind: 'start' }
  | { readonly kind: 'working' }
  | { readonly kind: 'denied' }
  /** `isUnknown`: no account here belongs to the provider's account. `retry` sends the same answer again; without it the person starts again. */
  | { readonly kind: 'failed'; readonly message: string; readonly isUnknown?: boolean; readonly retry?: () => void };

function viewOf(answer: ProviderAnswer): ReturnView {
  if (answer.kind === 'granted') return { kind: 'working' };
  if (answer.kind === 'broken') return { kind: 'failed', message: answer.message };
  return { kind: answer.kind === 'denied' ? 'denied' : 'start' };
}

/**
 * Handles a provider's answer: removes it from the address before other code reads it, sends it to the server once, and continues.
 * Each answer is used once: React runs effects twice in development, and after a reload the address is clean.
 */
export function useProviderReturn(provider: ProviderMethod): [view: ReturnView, startAgain: () => void] {
  const [answer] = useState(() => provider.read(new URLSearchParams(location.search)));
  const [view, setView] = useState<ReturnView>(() => viewOf(answer));
  const enter = useSetAtom(enterSessionAtom);
  const reportError = useSetAtom(reportErrorAtom);
  const redirectTo = useSetAtom(redirectToAtom);
  const isStillHere = useIsStillHere();
  const hasStarted = useRef(false);
  const session = useRef<{ readonly result: AuthResult | null; readonly phone: string | undefined }>(undefined);

  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);

  const finish = async () => {
    if (answer.kind !== 'granted') return provider.settle();
    setView({ kind: 'working' });
    try {
      // A session that has started is entered again without another request, because its code is used up.
      session.current ??= { result: await answer.redeem(), phone: provider.storedPhone?.() };
      provider.settle();
      await enter(session.current.result, { ...provider, phone: session.current.phone, isStillHere });
    } catch (error) {
      if (isRefused(error)) provider.settle();
      if (provider.unknownGoTo && isRefused(error) && error.statusCode === 404) {
        reportError(error, error.serverMessage || strings.userNotFound);
        if (isStillHere()) redirectTo(provider.unknownGoTo);
        return;
      }
      if (provider.failed && isUnexplained(error)) reportError(error, provider.failed);
      setView(failureOf(error, () => void finish()));
    }
  };
  const take = useEffectEvent(() => void finish());
  useEffect(() => {
    if (hasStarted.current || answer.kind === 'none') return;
    hasStarted.current = true;
    take();
  }, [answer.kind]);
  return [view, () => setView({ kind: 'start' })];
}

/** Failures that can be retried: the server wasn't reached, or had an internal error. */
function failureOf(error: unknown, retry: () => void): ReturnView {
  const message = refusalOfAccount(error).toast;
  if (!isRefused(error) || error.statusCode >= 500) return { kind: 'failed', message: message ?? friendlyMessage(error), retry };
  return { kind: 'failed', message: message ?? (error.serverMessage || friendlyMessage(error)), isUnknown: error.statusCode === 404 };
}
