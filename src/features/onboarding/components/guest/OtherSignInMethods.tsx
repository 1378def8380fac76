import { Icon, LinkButton, Text } from '@/design-system';
import { type SignInMethodId, signInMethodLinks } from '../../methods/links.ts';
import { strings } from '../../strings.ts';
import * as styles from './guest.css.ts';

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
