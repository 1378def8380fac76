import { Welcome } from '@/features/onboarding';
import { PageLinks } from '@/features/public-pages';
import { HomeLogo } from '../shell/HomeLogo.tsx';

export default function WelcomeScreen() {
  return <Welcome brand={<HomeLogo />} links={<PageLinks />} />;
}
