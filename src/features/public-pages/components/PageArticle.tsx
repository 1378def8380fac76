import type { ReactNode } from 'react';
import { Heading, Text } from '@/design-system';
import type { PageText } from '../strings.ts';
import * as styles from './pages.css.ts';

interface PageArticleProps {
  text: PageText;
  /** The article is shown beside the screen's main content. */
  isAside?: boolean;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
}

/** A text with a title and sections. */
export function PageArticle({ text, isAside = false, action }: PageArticleProps) {
  return (
    <article className={styles.article}>
      <div className={styles.texts}>
        <div className={styles.title}>
          <Heading level={isAside ? 2 : 1} size="display">
            {text.title}
          </Heading>
          {action}
        </div>
        <Text as="p" size="title" tone="muted">
          {text.lead}
        </Text>
      </div>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.texts}>
          <Heading level={isAside ? 3 : 2} size="heading">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} as="p" size="reading">
              {paragraph}
            </Text>
          ))}
        </section>
      ))}
    </article>
  );
}
