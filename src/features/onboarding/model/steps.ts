import type { OnboardingStep } from '@/shared/lib/paths';

/** The steps of onboarding in the order in which they are gone through (`gap.auth.signup-vs-check`). Each is a path of its own. */
export const steps = [
  'login-method',
  'create-username',
  'create-account',
  'verification-code',
  'create-password',
  'add-avatar',
] as const satisfies readonly OnboardingStep[];

/** What decides which steps are left. */
export interface Standing {
  /** The account behind the session; absent for a guest. */
  readonly account?:
    | { readonly username: string | null; readonly phone: string | null; readonly hasPassword?: boolean | null | undefined }
    | undefined;
  /** The account was made in this browser and its onboarding has not ended (`newUser`). */
  readonly isNew: boolean;
  /** What has been filled in and not sent yet. */
  readonly hasUsername: boolean;
  /** A code is on its way to the number that was filled in. */
  readonly hasCode: boolean;
}

/** The next step that cannot be left out; undefined when nothing is missing. */
export function firstMissing({ account, isNew, hasUsername, hasCode }: Standing): OnboardingStep | undefined {
  if (!account?.username || !account.phone) {
    if (!account?.username && !hasUsername) return 'create-username';
    return hasCode ? 'verification-code' : 'create-account';
  }
  if (!isNew) return undefined;
  return account.hasPassword ? 'add-avatar' : 'create-password';
}

/** Whether a step can be shown now: the steps before the first missing one can be gone back to, until they have been sent. */
export function isReachable(step: OnboardingStep, standing: Standing): boolean {
  const { account } = standing;
  if (account && step === 'add-avatar') return true;
  if (account && step === 'create-password') return account.phone !== null && !account.hasPassword;
  const missing = firstMissing(standing);
  if (account && step === 'login-method') return false;
  return (
    missing !== undefined &&
    steps.indexOf(step) <= steps.indexOf(missing) &&
    (!account || steps.indexOf(missing) < steps.indexOf('create-password'))
  );
}

/** A step's place for people: the first is 1. */
export const numberOf = (step: OnboardingStep): number => steps.indexOf(step) + 1;
