import { useLocation } from 'wouter';
import { Onboarding, SignUp, VerifyEmail } from '@/features/onboarding';
import { onboardingSteps, paths } from '@/shared/lib/paths';
import { guestFrame } from '../guestFrame.tsx';

/** Onboarding and its related screens in one chunk: a person at one step soon needs the next. */
export default function OnboardingScreen() {
  const [location] = useLocation();
  const step = onboardingSteps.find((name) => location === paths.onboarding(name));
  if (step) return <Onboarding key={step} frame={guestFrame} step={step} />;
  return location === paths.signUp() ? <SignUp frame={guestFrame} /> : <VerifyEmail frame={guestFrame} />;
}
