import { atom } from 'jotai';
import { type ApiError, onApiError } from '@/api';
import { showErrorAtom, showToastAtom } from '@/features/feedback';
import { currentPath, paths } from '@/shared/lib/paths';
import { type SessionEffect, sessionEffectOf } from '../model/sessionPolicy.ts';
import { returnToEntry } from '../storage.ts';
import { strings } from '../strings.ts';
import { clearSessionAtom, isLeavingAtom } from './actions.ts';
import type { PersonScopes } from './personScopes.ts';
import { redirectToAtom } from './redirect.ts';

/** Failures that the session has answered itself. */
const handled = new WeakSet<object>();

const isGoneAtom = atom(false);
/** True while the dialog "This account no longer exists…" must be shown. */
export const isAccountGoneAtom = atom((get) => get(isGoneAtom));

/** Log out out of that dialog: there is no session left to end on the server. */
export const leaveGoneAccountAtom = atom(null, (_get, set) => {
  set(isGoneAtom, false);
  set(clearSessionAtom, paths.home());
});

const reactions: Record<Exclude<SessionEffect, 'none'>, (scopes: PersonScopes) => void> = {
  expired({ device }) {
    returnToEntry.write(currentPath());
    device.set(showToastAtom, { tone: 'negative', title: strings.expiredTitle, description: strings.expired });
    device.set(clearSessionAtom, paths.home());
  },
  'signed-out'({ device }) {
    device.set(clearSessionAtom, paths.home());
  },
  'signed-out-gone'(scopes) {
    scopes.device.set(clearSessionAtom);
    // Read afterwards: the dialog stands before a guest.
    scopes.read().store.set(isGoneAtom, true);
  },
  'account-gone'(scopes) {
    scopes.read().store.set(isGoneAtom, true);
  },
  forbidden({ device }) {
    device.set(showErrorAtom, undefined, strings.forbidden);
    device.set(redirectToAtom, paths.home());
  },
};

/**
 * The only place that acts on 401 and 403, each as one of the session in which the call was made: what a session that is over is refused, such
 * as the rest of a burst, is no news. Returns the function that stops guarding.
 */
export function guardSession(scopes: PersonScopes): () => void {
  return onApiError(() => {
    const { signal, userId } = scopes.read();
    return (error: ApiError) => {
      const { statusCode, code, serverMessage } = error;
      const verdict = sessionEffectOf({ ...error.endpoint, statusCode, code, serverMessage, hadUser: userId !== undefined });
      if (verdict === 'none') return;
      handled.add(error);
      // Whoever is leaving has ended the session themselves.
      if (!signal.aborted && !scopes.device.get(isLeavingAtom)) reactions[verdict](scopes);
    };
  });
}

/**
 * Says why a call failed, unless the session has already told the person. Every feature reports failures
 * through this, so that one failure never makes two toasts.
 */
export const reportErrorAtom = atom(null, (_get, set, error: unknown, message?: string, life?: number) => {
  if (typeof error === 'object' && error !== null && handled.has(error)) return;
  set(showErrorAtom, error, message, life);
});
