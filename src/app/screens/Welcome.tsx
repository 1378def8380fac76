import { Inline } from '@/design-system';
import { LanguageChoice } from '@/features/language';
import { Welcome } from '@/features/onboarding';
import { PageLinks } from '@/features/public-pages';
import { HomeLogo } from '../shell/HomeLogo.tsx';

export default function WelcomeScreen() {
  return (
    <Welcome
      brand={<HomeLogo />}
      links={
        <Inline isWrapping justify="center" align="end" gap="6">
          <PageLinks />
          <LanguageChoice />
        </Inline>
      }
    />
  );
}
