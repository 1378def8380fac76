import { Smartphone } from 'lucide-react';
import { Icon, Link, LinkButton, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { Acceptance } from '../guest/Acceptance.tsx';
import * as styles from '../guest/guest.css.ts';
import { OtherSignInMethods } from '../guest/OtherSignInMethods.tsx';
import { StepCard } from './StepCard.tsx';

/** Chooses how to sign in from now on. */
export function LoginMethod() {
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
