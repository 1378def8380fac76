import { SignIn } from '@/features/onboarding';
import { guestFrame } from '../guestFrame.tsx';

export default function SignInScreen() {
  return <SignIn frame={guestFrame} />;
}
