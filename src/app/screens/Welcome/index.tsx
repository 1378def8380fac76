import { Welcome } from '@/features/onboarding';
import { HomeLogo } from '../../shell/HomeLogo.tsx';

export default function WelcomeScreen() {
  return <Welcome brand={<HomeLogo />} />;
}
