import { atom } from 'jotai';
import { type ApiError, onApiError } from '@/api';
import { showErrorAtom } from '@/features/feedback';
import { currentPath, paths } from '@/shared/lib/paths';
import { type SessionEffect, sessionEffectOf } from '../model/sessionPolicy.ts';
import { returnToEntry, returnToOwnerEntry } from '../storage.ts';
import { strings } from '../strings.ts';
import { clearSessionAtom, expireSessionAtom, isLeavingAtom } from './actions.ts';
import type { PersonScopes } from './personScopes.ts';
import { redirectToAtom } from './redirect.ts';

/** Failures that the session has answered itself. */
const handled = new WeakSet<object>();

const isGoneAtom = atom(false);
/** True while the dialog "This account no longer exists…" must be shown. */
export const isAccountGoneAtom = atom((get) => get(isGoneAtom));

/** Logs out from that dialog. There is no session left to end on the server. */
export const leaveGoneAccountAtom = atom(null, (_get, set) => {
  set(isGoneAtom, false);
  set(clearSessionAtom, paths.home());
});

const reactions: Record<Exclude<SessionEffect, 'none'>, (scopes: PersonScopes) => void> = {
  expired(scopes) {
    const { userId } = scopes.read();
    returnToEntry.write(currentPath());
    if (userId !== undefined) returnToOwnerEntry.write(userId);
    scopes.device.set(expireSessionAtom);
  },
  'signed-out'({ device }) {
    device.set(clearSessionAtom, paths.home());
  },
  'signed-out-gone'(scopes) {
    scopes.device.set(clearSessionAtom);
    // Read afterwards, because the dialog is shown to a guest.
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
 * Acts on every 401 and 403 except those of signing out, which `logOutAtom` handles itself. Each refusal counts for the session in which the call was made, so refusals of a session that
 * has ended (the rest of a burst) are ignored. Returns the function that stops guarding.
 */
export function guardSession(scopes: PersonScopes): () => void {
  return onApiError(() => {
    const { signal, userId } = scopes.read();
    return (error: ApiError) => {
      const { statusCode, code, serverMessage } = error;
      const verdict = sessionEffectOf({ ...error.endpoint, statusCode, code, serverMessage, hadUser: userId !== undefined });
      if (verdict === 'none') return;
      handled.add(error);
      // A person who is logging out has ended the session themselves.
      if (!signal.aborted && !scopes.device.get(isLeavingAtom)) reactions[verdict](scopes);
    };
  });
}

/** Shows why a call failed, like `reportErrorAtom`, and returns the id of the toast for a caller that may have to remove it. */
export const reportFailureAtom = atom(null, (_get, set, error: unknown, message?: string, life?: number): string | undefined => {
  if (typeof error === 'object' && error !== null && handled.has(error)) return undefined;
  return set(showErrorAtom, error, message, life);
});

/**
 * Shows why a call failed, unless the session has already told the person. Every feature reports failures through this, so that one failure
 * never shows two toasts.
 */
export const reportErrorAtom = atom(null, (_get, set, ...failure: [error: unknown, message?: string, life?: number]): void => {
  set(reportFailureAtom, ...failure);
});
