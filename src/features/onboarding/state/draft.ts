import { atom } from 'jotai';
import { type InferOutput, number, object, optional, string } from 'valibot';
import { currentUserAtom, currentUserIdAtom, newUserEntry } from '@/features/session';
import { deviceAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { stored, storedAtom } from '@/shared/storage';
import type { Standing } from '../model/steps.ts';

const draftSchema = object({
  username: optional(string(), ''),
  firstName: optional(string(), ''),
  lastName: optional(string(), ''),
  email: optional(string(), ''),
  /** E.164, once it is whole. */
  phone: optional(string(), ''),
  sent: optional(object({ to: string(), at: number() })),
  /** The account it was filled in for. What a guest filled in is for the account they sign in to. */
  userId: optional(string()),
});

/** What has been filled in on the way to an account. */
export type AccountDraft = InferOutput<typeof draftSchema>;

/** Kept for this tab only, so that a reload loses nothing, and removed as soon as the account has it, or is signed out of (`session`). */
const draftEntry = stored('onboarding', draftSchema, 'session');
const keptAtom = deviceAtom(storedAtom(draftEntry));
const emptyDraft: AccountDraft = { username: '', firstName: '', lastName: '', email: '', phone: '' };

/** Nobody sees what another person has filled in. */
export const draftAtom = atom(
  (get): AccountDraft => {
    const kept = get(keptAtom);
    const userId = get(currentUserIdAtom);
    return kept && (kept.userId ?? userId) === userId ? kept : emptyDraft;
  },
  (get, set, change: Partial<AccountDraft>): void => set(keptAtom, { ...get(draftAtom), ...change, userId: get(currentUserIdAtom) }),
);

/** A code that was typed and refused for another reason than itself; never stored. */
const typedCodeAtom = deviceAtom(atom(''));
export const keptCodeAtom = atom(
  (get) => get(typedCodeAtom),
  (_get, set, code: string) => set(typedCodeAtom, code),
);

/** The username that the server said is taken, until another is chosen. */
const takenAtom = deviceAtom(atom<string | undefined>(undefined));
export const takenUsernameAtom = atom(
  (get) => get(takenAtom),
  (_get, set, username: string | undefined) => set(takenAtom, username),
);

/** Forgets what was filled in: the account has it now. */
export const forgetDraftAtom = atom(null, (_get, set) => {
  set(keptAtom, undefined);
  set(typedCodeAtom, '');
  set(takenAtom, undefined);
});

const filledInAtom = atom((get): Omit<Standing, 'isNew'> => {
  const draft = get(draftAtom);
  const account = get(currentUserAtom);
  return {
    account,
    hasUsername: draft.username !== '' && draft.username !== get(takenAtom),
    hasCode: draft.sent !== undefined && draft.sent.to === draft.phone,
  };
});

/** What the steps are decided by. Asks each time whether onboarding has ended: the flag is the browser's, no atom follows it. */
export const useStanding = (): Standing => ({ ...useStoreValue(filledInAtom), isNew: newUserEntry.read() !== undefined });
