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

/** What a way in adds to where its answer leads. */
export interface EntryOptions {
  /** Said when the answer added a way in to the account that is signed in already. */
  readonly connected?: string | undefined;
  /** Whether whoever connected it still waits; otherwise they stay where they have gone. */
  readonly isStillHere?: (() => boolean) | undefined;
  /** Where this way's newcomers go on; the first missing step unless told. */
  readonly newcomersGoTo?: Path | undefined;
  /** The answer belongs to a step of onboarding, which goes on. */
  readonly isStep?: boolean | undefined;
  /** A number that a newcomer gave beforehand, in E.164. */
  readonly phone?: string | undefined;
}

/**
 * Takes the answer of every call that starts a session, and decides where it leads: back to the account that was
 * connected, into onboarding, back to where a session had expired, or home.
 * Rejects with the ApiError of the profile fetch, or when the answer was empty.
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
    const goesOn = result.isNewUser || isUnfinished;
    await set(startSessionAtom, result, goesOn ? destinationOf(result, options) : undefined);
    // It was about a newcomer who signed out on the way.
    if (!goesOn) newUserEntry.remove();
    // Only now: on a failure before, the form still needs what was typed.
    if (result.user.username) set(forgetDraftAtom);
    else set(draftAtom, { phone: result.user.phone ?? options.phone ?? get(draftAtom).phone });
    set(typedPhoneAtom, phoneOf());
    set(sentCodeAtom, undefined);
  }),
);

function destinationOf({ user }: AuthResult, { newcomersGoTo }: EntryOptions): Path {
  const missing = firstMissing({ account: user, isNew: true, hasUsername: false, hasCode: false });
  return newcomersGoTo ?? (missing ? paths.onboarding(missing) : paths.home());
}

/** Onboarding is over, done or put off: the flag goes, and the feed begins. */
export const endOnboardingAtom = atom(null, (_get, set, destination: Path = paths.home()) => {
  newUserEntry.remove();
  set(forgetDraftAtom);
  set(redirectToAtom, destination);
});
