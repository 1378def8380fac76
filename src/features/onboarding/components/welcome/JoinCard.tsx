import { Heading, Icon, LinkButton, Text } from '@/design-system';
import { KeyRound, LockKeyhole, Smartphone } from 'lucide-react';
import { strings } from '../../strings.ts';
import * as styles from './JoinCard.css.ts';

/** The ways in: one filled, the others quieter. */
export function JoinCard() {
  return (
    <section className={styles.card}>
      <div className={styles.intro}>
        <Heading level={2} size="heading">{strings.join}</Heading>
        <Text as="p" tone="muted">{strings.joinHint}</Text>
      </div>
      <div className={styles.ways}>
        <LinkButton href="/sign-in" size="large" isWide icon={<Smartphone />}>
          {strings.continueWithPhone}
        </LinkButton>
        <LinkButton href="/sign-in?method=password" variant="bordered" tone="neutral" size="large" isWide icon={<KeyRound />}>
          {strings.continueWithPassword}
        </LinkButton>
      </div>
      <p className={styles.promise}>
        <Icon glyph={LockKeyhole} size="small" />
        <Text size="small">{strings.numberIsPrivate}</Text>
      </p>
    </section>
  );
}
