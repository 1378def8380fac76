import { LockKeyhole, Smartphone } from 'lucide-react';
import { Heading, Icon, LinkButton, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { Acceptance } from '../guest/Acceptance.tsx';
import { OtherSignInMethods } from '../guest/OtherSignInMethods.tsx';
import * as styles from './JoinCard.css.ts';

/** The ways to join: one filled button, the others less prominent. */
export function JoinCard() {
  return (
    <section className={styles.card}>
      <div className={styles.intro}>
        <Heading level={2} size="heading">
          {strings.join}
        </Heading>
        <Text as="p" tone="muted">
          {strings.joinHint}
        </Text>
      </div>
      <div className={styles.ways}>
        <LinkButton href={paths.signIn()} size="large" isWide icon={<Smartphone />}>
          {strings.ways.phone}
        </LinkButton>
        <OtherSignInMethods current="phone" />
      </div>
      <p className={styles.promise}>
        <Icon glyph={LockKeyhole} size="small" />
        <Text size="small">{strings.numberIsPrivate}</Text>
      </p>
      <Acceptance />
    </section>
  );
}
