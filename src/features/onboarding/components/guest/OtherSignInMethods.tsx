import { Icon, Link, LinkButton, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { type SignInMethodId, signInMethodLinks } from '../../methods/links.ts';
import { strings } from '../../strings.ts';
import * as styles from './guest.css.ts';

/** The ways to a new account: step by step, or with a number and a password at once. */
export function WaysToSignUp() {
  return (
    <p className={styles.question}>
      <Text size="small" tone="muted">
        {strings.newHere} <Link href={paths.onboarding('login-method')}>{strings.createAccount}</Link> ·{' '}
        <Link href={paths.signUp()}>{strings.orWithPassword}</Link>
      </Text>
    </p>
  );
}

/** The methods with their own form or provider, except the one on the screen. The password is offered within the phone's form. */
export function OtherSignInMethods({ current }: { current: SignInMethodId }) {
  const others = Object.values(signInMethodLinks).filter(({ id }) => id !== current && id !== 'password');
  return (
    <>
      <div className={styles.or}>
        <Text size="small" tone="muted">
          {strings.or}
        </Text>
      </div>
      <ul className={styles.ways} aria-label={strings.otherWays}>
        {others.map(({ id, Glyph, path }) => (
          <li key={id}>
            <LinkButton href={path} variant="bordered" tone="neutral" size="large" isWide icon={<Icon glyph={Glyph} />}>
              {strings.ways[id]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
