import type { ReactNode } from 'react';
import { Card, Inline, LinkButton } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import { PageArticle } from './PageArticle.tsx';
import * as styles from './pages.css.ts';

interface HelpProps {
  isSignedIn: boolean;
  /** The profile of the support account, for people who may see profiles. */
  profile?: ReactNode;
}

/** Answers to common questions; guests get sign-in and sign-up links. It makes no network calls. */
export function Help({ isSignedIn, profile }: HelpProps) {
  return (
    <>
      <Card edge="bleed">
        <div className={styles.help}>
          <PageArticle
            text={strings.help}
            isAside={Boolean(profile)}
            action={
              !isSignedIn && (
                <LinkButton href={paths.signIn()} variant="bordered" tone="neutral">
                  {strings.signIn}
                </LinkButton>
              )
            }
          />
          {!isSignedIn && (
            <Inline gap="3" isWrapping>
              <LinkButton href={paths.onboarding('login-method')}>{strings.createAccount}</LinkButton>
            </Inline>
          )}
        </div>
      </Card>
      {profile}
    </>
  );
}
