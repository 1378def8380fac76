import type { ReactNode } from 'react';
import { Heading, Text } from '@/design-system';
import { strings } from '../../strings.ts';
import { JoinCard } from './JoinCard.tsx';
import { SamplePost } from './SamplePost.tsx';
import { WeighInLegend } from './WeighInLegend.tsx';
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
