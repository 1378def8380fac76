import { Icon, LinkButton, Text } from '@/design-system';
import { strings } from '../../strings.ts';
import { type WayId, wayLinks } from '../../ways/links.ts';
import * as styles from './guest.css.ts';

/** The ways that have a form or a provider of their own, beside the one on the screen. The password has its place within the phone's form. */
export function OtherWays({ current }: { current: WayId }) {
  const others = Object.values(wayLinks).filter(({ id }) => id !== current && id !== 'password');
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
