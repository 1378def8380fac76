import { LockKeyhole, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Icon, LinkButton, SignedBars, Text, VisuallyHidden } from '@/design-system';
import { categoryIds, questionStrings, reputationStrings, weighInMax } from '@/features/reputation';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { Acceptance } from '../guest/Acceptance.tsx';
import { OtherSignInMethods, WaysToSignUp } from '../guest/OtherSignInMethods.tsx';
import { SamplePost } from './SamplePost.tsx';
import * as styles from './Welcome.css.ts';

export interface WelcomeProps {
  /** The product's logo, at the top. */
  brand: ReactNode;
  /** Links to the public pages, at the bottom. */
  links?: ReactNode;
}

/** A guest's start page: the headline, a sample post, and the ways to join. It makes no network calls. */
export function Welcome({ brand, links }: WelcomeProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>{brand}</div>
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <div className={styles.headline}>
            <Heading level={1} size="hero">
              {strings.headline}
            </Heading>
            <Text as="p" size="title" tone="muted">
              {strings.lead}
            </Text>
          </div>
          <SamplePost />
        </div>
        <div className={styles.join}>
          <JoinCard />
        </div>
        <WeighInLegend />
      </div>
      {links}
    </div>
  );
}

/** Explains the three bars of every post. */
function WeighInLegend() {
  return (
    <section>
      <VisuallyHidden>
        <h2>{strings.weighInHeading}</h2>
      </VisuallyHidden>
      <ul className={styles.legend}>
        {categoryIds.map((id) => (
          <li key={id} className={styles.entry}>
            <SignedBars values={categoryIds.map((other) => (other === id ? 1.7 : null))} max={weighInMax} />
            <span className={styles.texts}>
              <Text size="small" weight="medium" tone="strong">
                {reputationStrings.categories[id]}
              </Text>
              <Text size="small" tone="muted">
                {questionStrings[id]}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to join: one filled button, the others less prominent. */
function JoinCard() {
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
        <LinkButton href={paths.signIn({ from: 'welcome' })} size="large" isWide icon={<Smartphone />}>
          {strings.ways.phone}
        </LinkButton>
        <OtherSignInMethods current="phone" />
        <WaysToSignUp />
      </div>
      <p className={styles.promise}>
        <Icon glyph={LockKeyhole} size="small" />
        <Text size="small">{strings.numberIsPrivate}</Text>
      </p>
      <Acceptance />
    </section>
  );
}
