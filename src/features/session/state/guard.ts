import { atom, type createStore } from 'jotai';
import { type ApiError, clearReadCache, onApiError } from '@/api';
import { showErrorAtom, showToastAtom } from '@/features/feedback';
import { forgetChangesAtom } from '@/shared/lib/optimistic';
import { currentPath, paths } from '@/shared/lib/paths';
import { type SessionEffect, sessionEffectOf } from '../model/sessionPolicy.ts';
import { returnToEntry } from '../storage.ts';
import { strings } from '../strings.ts';
import { clearSessionAtom, isLeavingAtom } from './actions.ts';
import { currentUserIdAtom, isSignedInAtom } from './currentUser.ts';
import { redirectToAtom } from './redirect.ts';

type Store = ReturnType<typeof createStore>;

/** Failures that the session has answered itself. */
const handled = new WeakSet<object>();

const isGoneAtom = atom(false);
/** True while the dialog "This account no longer exists…" must be shown; it goes with its account. */
export const isAccountGoneAtom = atom((get) => get(isGoneAtom));

/** Log out out of that dialog: there is no session left to end on the server. */
export const leaveGoneAccountAtom = atom(null, (_get, set) => {
  set(isGoneAtom, false);
  set(clearSessionAtom);
  set(redirectToAtom, paths.home());
});

const reactions: Record<Exclude<SessionEffect, 'none'>, (store: Store) => void> = {
  expired(store) {
    returnToEntry.write(currentPath());
    store.set(showToastAtom, { tone: 'negative', title: strings.expiredTitle, description: strings.expired });
    store.set(clearSessionAtom);
    store.set(redirectToAtom, paths.home());
  },
  'signed-out'(store) {
    store.set(clearSessionAtom);
    store.set(redirectToAtom, paths.home());
  },
  'signed-out-gone'(store) {
    // The dialog comes second: it goes with a change of the person.
    store.set(clearSessionAtom);
    store.set(isGoneAtom, true);
  },
  'account-gone'(store) {
    store.set(isGoneAtom, true);
  },
  forbidden(store) {
    store.set(showErrorAtom, undefined, strings.forbidden);
    store.set(redirectToAtom, paths.home());
  },
};

/**
 * The only place that acts on 401 and 403, each as one of the session in which the call was made: what a session that is over is refused, such
 * as the rest of a burst, is no news. What was read for one person is no answer to the next, and what one person has asked for is not asked
 * for the next, whatever made them change. Returns the function that stops guarding.
 */
export function guardSession(store: Store): () => void {
  /** Another one with every change of the person. */
  let session = {};
  const stopFollowing = store.sub(currentUserIdAtom, () => {
    session = {};
    clearReadCache();
    store.set(forgetChangesAtom);
    store.set(isGoneAtom, false);
  });
  const stopActing = onApiError(() => {
    const ofCall = session;
    const hadUser = store.get(isSignedInAtom);
    return (error: ApiError) => {
      const verdict = sessionEffectOf({
        ...error.endpoint,
        statusCode: error.statusCode,
        code: error.code,
        serverMessage: error.serverMessage,
        hadUser,
      });
      if (verdict === 'none') return;
      handled.add(error);
      // Whoever is leaving has ended the session themselves.
      if (ofCall === session && !store.get(isLeavingAtom)) reactions[verdict](store);
    };
  });
  return () => {
    stopFollowing();
    stopActing();
  };
}

/**
 * Says why a call failed, unless the session has already told the person. Every feature reports failures
 * through this, so that one failure never makes two toasts.
 */
export const reportErrorAtom = atom(null, (_get, set, error: unknown, message?: string, life?: number) => {
  if (typeof error === 'object' && error !== null && handled.has(error)) return;
  set(showErrorAtom, error, message, life);
});
