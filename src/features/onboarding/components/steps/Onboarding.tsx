import { Redirect } from 'wouter';
import { type OnboardingStep, paths } from '@/shared/lib/paths';
import { firstMissing, isReachable } from '../../model/steps.ts';
import { useOnboardingFacts } from '../../state/draft.ts';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import { AddAvatar } from './AddAvatar.tsx';
import { CreateAccount } from './CreateAccount.tsx';
import { CreatePassword } from './CreatePassword.tsx';
import { CreateUsername } from './CreateUsername.tsx';
import { LoginMethod } from './LoginMethod.tsx';
import { VerificationCode } from './VerificationCode.tsx';

const screens = {
  'login-method': LoginMethod,
  'create-username': CreateUsername,
  'create-account': CreateAccount,
  'verification-code': VerificationCode,
  'create-password': CreatePassword,
  'add-avatar': AddAvatar,
} as const;

/** One step of onboarding; a step with missing requirements redirects to the first missing step. */
export function Onboarding({ frame, step }: { frame: GuestFrame; step: OnboardingStep }) {
  const facts = useOnboardingFacts();
  if (!isReachable(step, facts)) {
    const missing = firstMissing(facts);
    return <Redirect key={step} to={missing ? paths.onboarding(missing) : paths.home()} replace />;
  }
  const Step = screens[step];
  return (
    <GuestPage {...frame}>
      <Step captcha={frame.captcha} />
    </GuestPage>
  );
}
