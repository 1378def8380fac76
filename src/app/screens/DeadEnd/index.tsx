import type { ReactNode } from 'react';
import { Card, EmptyState, type EmptyStateProps, LinkButton, Page } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { lateStrings } from '../../lateStrings.ts';
import { HomeLogo } from '../../shell/HomeLogo.tsx';
import * as styles from './DeadEnd.css.ts';

/** The layout of an address that leads nowhere, or nowhere yet: the logo, and one card in the middle. */
export function DeadEnd({ children }: { children: ReactNode }) {
  const logo = (
    <div className={styles.logo}>
      <HomeLogo />
    </div>
  );
  return (
    <Page width="narrow" isCentered top={logo}>
      <Card padding="6">{children}</Card>
    </Page>
  );
}

/** What is missing there, as the page's heading, and the way to the start. */
export function NothingHere(props: Pick<EmptyStateProps, 'icon' | 'title' | 'children'>) {
  return <EmptyState {...props} level={1} action={<LinkButton href={paths.home()}>{lateStrings.toStart}</LinkButton>} />;
}
