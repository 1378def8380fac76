import { Smartphone } from 'lucide-react';
import { Redirect } from 'wouter';
import { Icon, Link, LinkButton, Text } from '@/design-system';
import { type OnboardingStep, paths } from '@/shared/lib/paths';
import { firstMissing, isReachable } from '../../model/steps.ts';
import { useOnboardingFacts } from '../../state/draft.ts';
import { strings } from '../../strings.ts';
import { Acceptance } from '../guest/Acceptance.tsx';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { OtherSignInMethods } from '../guest/OtherSignInMethods.tsx';
import { AddAvatar } from './AddAvatar.tsx';
import { CreateAccount } from './CreateAccount.tsx';
import { CreatePassword } from './CreatePassword.tsx';
import { CreateUsername } from './CreateUsername.tsx';
import { StepCard } from './StepCard.tsx';
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

/** Chooses how to sign in from now on. */
function LoginMethod() {
  return (
    <StepCard step="login-method" title={strings.methodTitle} hint={strings.methodHint}>
      <div className={styles.actions}>
        <LinkButton href={paths.onboarding('create-username')} size="large" isWide icon={<Icon glyph={Smartphone} />}>
          {strings.ways.phone}
        </LinkButton>
        <OtherSignInMethods current="phone" />
      </div>
      <Acceptance />
      <p className={styles.question}>
        <Text size="small" tone="muted">
          {strings.haveAccount} <Link href={paths.signIn()}>{strings.signIn}</Link>
        </Text>
      </p>
    </StepCard>
  );
}
