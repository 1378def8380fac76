import type { ReactNode } from 'react';
import { Heading, Text } from '@/design-system';
import * as styles from './guest.css.ts';

interface FormCardProps {
  title: string;
  hint: ReactNode;
  /** Above the title, such as how far one has come. */
  progress?: ReactNode;
  children: ReactNode;
}

/** One question, what it is for, and its form. */
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
