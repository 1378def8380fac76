import { SignIn } from '@/features/onboarding';
import { HomeLogo } from '../../shell/HomeLogo.tsx';

export default function SignInScreen() {
  return <SignIn brand={<HomeLogo />} />;
}
