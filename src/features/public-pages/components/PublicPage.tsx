import type { ReactNode } from 'react';
import { LinkButton } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import { PageArticle } from './PageArticle.tsx';
import { PageLinks } from './PageLinks.tsx';
import * as styles from './pages.css.ts';

export type PublicPageName = 'about' | 'declaration' | 'privacy' | 'terms';

interface PublicPageProps {
  page: PublicPageName;
  /** The product's logo, at the top. */
  brand: ReactNode;
  isSignedIn: boolean;
}

/** A page that everybody may read, with sign-in links for guests. */
export function PublicPage({ page, brand, isSignedIn }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {brand}
        {!isSignedIn && (
          <LinkButton href={paths.signIn()} variant="bordered" tone="neutral">
            {strings.signIn}
          </LinkButton>
        )}
      </div>
      <PageArticle text={strings[page]} />
      <PageLinks />
    </div>
  );
}
