import { atom } from 'jotai';
import { boolean, type InferOutput, number, object, optional, string } from 'valibot';
import { currentUserAtom, currentUserIdAtom, newUserEntry } from '@/features/session';
import { deviceAtom } from '@/shared/lib/scope';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { stored, storedAtom } from '@/shared/storage';
import { codeLength } from '../constants.ts';
import type { OnboardingFacts } from '../model/steps.ts';

const draftSchema = object({
  username: optional(string(), ''),
  firstName: optional(string(), ''),
  lastName: optional(string(), ''),
  email: optional(string(), ''),
  /** E.164, set once the number is complete. */
  phone: optional(string(), ''),
  sent: optional(object({ to: string(), at: number() })),
  /** "About you" was sent once. */
  hasAbout: optional(boolean(), false),
  /** The account that the values belong to. A guest's values belong to the account they sign in to. */
  userId: optional(string()),
});

/** The values entered on the way to an account. */
export type AccountDraft = InferOutput<typeof draftSchema>;

/** Stored for this tab only, to survive a reload, and removed once the account has them or is signed out of (`session`). */
const draftEntry = stored('onboarding', draftSchema, 'session');
const storedDraftAtom = deviceAtom(storedAtom(draftEntry));
const emptyDraft: AccountDraft = { username: '', firstName: '', lastName: '', email: '', phone: '', hasAbout: false };

/** Returns an empty draft when the stored values belong to another person. */
export const draftAtom = atom(
  (get): AccountDraft => {
    const storedDraft = get(storedDraftAtom);
    const userId = get(currentUserIdAtom);
    return storedDraft && (storedDraft.userId ?? userId) === userId ? storedDraft : emptyDraft;
  },
  (get, set, change: Partial<AccountDraft>): void => set(storedDraftAtom, { ...get(draftAtom), ...change, userId: get(currentUserIdAtom) }),
);

/** A typed code that was refused for a reason other than the code itself; never stored. */
const typedCodeAtom = deviceAtom(atom(''));
export const refusedCodeAtom = atom(
  (get) => get(typedCodeAtom),
  (_get, set, code: string) => set(typedCodeAtom, code),
);

/** The username that the server reported as taken, until another is chosen. */
const takenAtom = deviceAtom(atom<string | undefined>(undefined));
export const takenUsernameAtom = atom(
  (get) => get(takenAtom),
  (_get, set, username: string | undefined) => set(takenAtom, username),
);

/** The code that was typed for the entered number and not refused itself; undefined when the person has to type one. */
export const typedCodeOfDraftAtom = atom((get) => {
  const { sent, phone } = get(draftAtom);
  const code = get(typedCodeAtom);
  return code.length === codeLength && sent?.to === phone ? code : undefined;
});

/** Removes the entered values, which the account has now. */
export const forgetDraftAtom = atom(null, (_get, set) => {
  set(storedDraftAtom, undefined);
  set(typedCodeAtom, '');
  set(takenAtom, undefined);
});

const filledInAtom = atom((get): Omit<OnboardingFacts, 'isNew'> => {
  const draft = get(draftAtom);
  const account = get(currentUserAtom);
  return {
    account,
    hasUsername: draft.username !== '' && draft.username !== get(takenAtom),
    hasCode: draft.sent !== undefined && draft.sent.to === draft.phone,
    hasAbout: draft.hasAbout,
  };
});

/** The facts that decide the steps. Reads the onboarding flag on each call, because it is browser storage that no atom follows. */
export const useOnboardingFacts = (): OnboardingFacts => ({ ...useStoreValue(filledInAtom), isNew: newUserEntry.read() !== undefined });
