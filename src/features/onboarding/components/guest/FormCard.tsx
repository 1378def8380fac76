import type { ReactNode } from 'react';
import { Heading, Text } from '@/design-system';
import * as styles from './guest.css.ts';

interface FormCardProps {
  title: string;
  hint: ReactNode;
  /** Shown above the title, for example the progress. */
  progress?: ReactNode;
  children: ReactNode;
}

/** A card with one question, its explanation, and its form. */
export function FormCard({ title, hint, progress, children }: FormCardProps) {
  return (
    <section className={styles.card}>
      {progress}
      <div className={styles.intro}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text as="p" tone="muted">
          {hint}
        </Text>
      </div>
      {children}
    </section>
  );
}
