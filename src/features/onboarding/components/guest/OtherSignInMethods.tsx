import { Icon, LinkButton, Text } from '@/design-system';
import { type SignInMethodId, signInMethodLinks } from '../../methods/links.ts';
import { strings } from '../../strings.ts';
import * as styles from './guest.css.ts';

/** The ways that have a form or a provider of their own, beside the one on the screen. The password has its place within the phone's form. */
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
