import { atom } from 'jotai';
import { checkSmsCode, request } from '@/api';
import type { ProofField } from '../methods/phone/phoneProof.ts';
import { refusalOfCheck } from '../methods/phone/refusal.ts';
import { isRefused, type Refusal } from '../model/refusal.ts';
import { strings } from '../strings.ts';
import { type AccountDraft, draftAtom, refusedCodeAtom, takenUsernameAtom } from './draft.ts';
import { enterSessionAtom } from './enterSession.ts';

/** The fields of the new account, without empty ones. */
function profileOf({ username, firstName, lastName, email }: AccountDraft) {
  const trimmed = Object.entries({ username, firstName, lastName, email }).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/**
 * Creates the account from what was entered, with the code sent to `phone` (E.164), and enters it.
 * Rejects with the ApiError of the check: 400 for a wrong code, 409 for a username that is taken by now.
 */
export const createAccountAtom = atom(null, async (get, set, phone: string, code: string) => {
  set(refusedCodeAtom, code);
  try {
    const answer = await request(checkSmsCode, { body: { phone, code, ...profileOf(get(draftAtom)) } });
    await set(enterSessionAtom, answer, { isStep: true });
  } catch (error) {
    if (isRefused(error) && error.statusCode === 400) set(refusedCodeAtom, '');
    if (isUsernameTaken(error)) set(takenUsernameAtom, get(draftAtom).username);
    throw error;
  }
});

/** The username was taken while the form was filled in, so another has to be chosen. */
export const isUsernameTaken = (error: unknown): boolean => isRefused(error) && error.statusCode === 409;

/** The message of a failed creation and its field. */
export const refusalOfCreation = (error: unknown): Refusal<ProofField> =>
  isUsernameTaken(error) ? { problem: { field: 'code', messages: [strings.usernameTaken] } } : refusalOfCheck(error);
