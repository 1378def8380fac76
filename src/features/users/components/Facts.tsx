import { Fragment, type ReactNode } from 'react';
import * as styles from './users.css.ts';

export interface FactsProps {
  /** Handle, rank, number …, the most important first; missing values are skipped. */
  of: readonly ReactNode[];
}

/** Short facts in a line, each with its own direction: in right-to-left text "@maya" keeps its sign in front. */
export function Facts({ of }: FactsProps) {
  return (
    <span className={styles.facts}>
      {of.filter(Boolean).map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.fact}>
            {index > 0 && '· '}
            <bdi>{fact}</bdi>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
