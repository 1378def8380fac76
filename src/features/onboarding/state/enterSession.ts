import { atom } from 'jotai';
import type { AuthResult } from '@/api';
import { phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { showSuccessAtom } from '@/features/feedback';
import { currentUserAtom, newUserEntry, redirectToAtom, refreshCurrentUserAtom, startSessionAtom } from '@/features/session';
import { type Path, paths } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { deviceAction } from '@/shared/lib/scope';
import { firstMissing } from '../model/steps.ts';
import { draftAtom, forgetDraftAtom } from './draft.ts';
import { sentCodeAtom, typedPhoneAtom } from './typedPhone.ts';

/** How a sign-in method changes the default destination. */
export interface EntryOptions {
  /** The message when the answer added a method to the signed-in account. */
  readonly connected?: string | undefined;
  /** Whether the connecting person is still waiting; otherwise the app doesn't navigate. */
  readonly isStillHere?: (() => boolean) | undefined;
  /** The next path of this method's newcomers; by default the first missing step. */
  readonly newcomersGoTo?: Path | undefined;
  /** The answer belongs to a step of onboarding, which navigates by itself. */
  readonly isStep?: boolean | undefined;
  /** A number that a newcomer entered before, in E.164. */
  readonly phone?: string | undefined;
}

/**
 * Handles the answer of every call that starts a session, and decides where to go: back to the account that was
 * connected, into onboarding, back to the page of an expired session, or home.
 * Rejects with the ApiError of the profile request, or when the answer was empty.
 */
export const enterSessionAtom = atom(null, async (get, set, answer: AuthResult | null, options: EntryOptions = {}) => {
  const result = required(answer);
  if (!options.connected || get(currentUserAtom)?.id !== result.user.id) return set(beginSessionAtom, result, options);
  await set(refreshCurrentUserAtom);
  set(showSuccessAtom, options.connected);
  if (options.isStillHere?.() !== false) set(redirectToAtom, paths.account());
});

const beginSessionAtom = deviceAction(
  atom(null, async (get, set, result: AuthResult, options: EntryOptions) => {
    const isUnfinished = options.isStep || (newUserEntry.read() !== undefined && !result.user.username);
    const continues = result.isNewUser || isUnfinished;
    await set(startSessionAtom, result, continues ? destinationOf(result, options) : undefined);
    // The flag belonged to a newcomer who signed out before finishing.
    if (!continues) newUserEntry.remove();
    // Cleared only now, because after an earlier failure the form still needs the typed number.
    if (result.user.username) set(forgetDraftAtom);
    else set(draftAtom, { phone: result.user.phone ?? options.phone ?? get(draftAtom).phone });
    set(typedPhoneAtom, phoneOf());
    set(sentCodeAtom, undefined);
  }),
);

function destinationOf({ user }: AuthResult, { newcomersGoTo }: EntryOptions): Path {
  const missing = firstMissing({ account: user, isNew: true, hasUsername: false, hasCode: false, hasAbout: false });
  return newcomersGoTo ?? (missing ? paths.onboarding(missing) : paths.home());
}

/** Ends onboarding, finished or postponed: removes the flag and opens the feed. */
export const endOnboardingAtom = atom(null, (_get, set, destination: Path = paths.home()) => {
  newUserEntry.remove();
  set(forgetDraftAtom);
  set(redirectToAtom, destination);
});
