import type { OnboardingStep } from '@/shared/lib/paths';

/** The steps of onboarding in order (`gap.auth.signup-vs-check`). Each step has its own path. */
export const steps = [
  'login-method',
  'create-username',
  'create-account',
  'verification-code',
  'create-password',
  'add-avatar',
] as const satisfies readonly OnboardingStep[];

/** The facts that decide which steps are left. */
export interface OnboardingFacts {
  /** The account of the session; absent for a guest. */
  readonly account?:
    | { readonly username: string | null; readonly phone: string | null; readonly hasPassword?: boolean | null | undefined }
    | undefined;
  /** The account was created in this browser and its onboarding hasn't ended (`newUser`). */
  readonly isNew: boolean;
  /** The values that were entered and not sent yet. */
  readonly hasUsername: boolean;
  /** A code was sent to the entered number. */
  readonly hasCode: boolean;
  /** "About you" was sent, so that nobody is left without having been asked for a name. */
  readonly hasAbout: boolean;
}

/** The first missing step that can't be skipped; undefined when nothing is missing. */
export function firstMissing({ account, isNew, hasUsername, hasCode, hasAbout }: OnboardingFacts): OnboardingStep | undefined {
  if (!account?.username || !account.phone) {
    if (!account?.username && !hasUsername) return 'create-username';
    return hasCode && hasAbout ? 'verification-code' : 'create-account';
  }
  if (!isNew) return undefined;
  return account.hasPassword ? 'add-avatar' : 'create-password';
}

/** Whether a step can be shown now: earlier steps can be revisited until their values have been sent. */
export function isReachable(step: OnboardingStep, facts: OnboardingFacts): boolean {
  const { account } = facts;
  if (account && step === 'add-avatar') return true;
  if (account && step === 'create-password') return account.phone !== null && !account.hasPassword;
  const missing = firstMissing(facts);
  if (account && step === 'login-method') return false;
  return (
    missing !== undefined &&
    steps.indexOf(step) <= steps.indexOf(missing) &&
    (!account || steps.indexOf(missing) < steps.indexOf('create-password'))
  );
}

/**
 * The number of a step as people count: the first is 1. A person who typed the code before (at sign-in) has done that
 * step, so the steps that come before it otherwise count one more, and no number is skipped later.
 */
export const numberOf = (step: OnboardingStep, isCodeTyped = false): number => {
  const isBeforeCode = step === 'create-username' || step === 'create-account';
  return steps.indexOf(step) + (isCodeTyped && isBeforeCode ? 2 : 1);
};
