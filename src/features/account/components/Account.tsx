import type { ReactNode } from 'react';
import { Button, Card, Heading, LinkButton, Text } from '@/design-system';
import { useInternationalPhone } from '@/design-system/pickers/phone/phoneLibrary.ts';
import { LanguageChoice } from '@/features/language';
import { MutedLists, mutesStrings } from '@/features/mutes';
import { ChangePicture } from '@/features/onboarding';
import { currentUserAtom } from '@/features/session';
import { install, useInstallation } from '@/shared/lib/installation';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { strings } from '../strings.ts';
import * as styles from './Account.css.ts';
import { Connection } from './Connection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** The account's settings: personal data, sign-in methods, and deletion. */
export function Account() {
  const account = useStoreValue(currentUserAtom);
  if (!account) return null;
  const isPasswordPossible = account.phone !== null && !account.hasPassword;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="display">
          {strings.title}
        </Heading>
        <Text as="p" tone="muted">
          {strings.hint}
        </Text>
      </div>
      <Section title={strings.details} hint={strings.detailsHint}>
        <Row name={strings.email} state={account.email ?? strings.notGiven} />
        {account.phone === null ? <Row name={strings.phone} state={strings.notGiven} /> : <Phone number={account.phone} />}
        <Row name={strings.picture}>
          <ChangePicture form="button" />
        </Row>
      </Section>
      <Section title={strings.ways} hint={strings.waysHint}>
        <Row name={strings.password} state={account.hasPassword ? strings.passwordSet : strings.passwordMissing}>
          {isPasswordPossible && (
            <LinkButton href={paths.onboarding('create-password')} variant="bordered" tone="neutral">
              {strings.createPassword}
            </LinkButton>
          )}
        </Row>
        <Connection network="x" connectedAs={account.xAccount ? `@${account.xAccount.username}` : undefined} />
        <Connection network="bluesky" connectedAs={account.blueskyAccount ? `@${account.blueskyAccount.handle}` : undefined} />
      </Section>
      <Section title={strings.language} hint={strings.languageHint}>
        <li>
          <LanguageChoice />
        </li>
      </Section>
      <OnDevice />
      <Section title={mutesStrings.title} hint={mutesStrings.hint}>
        <li>
          <MutedLists />
        </li>
      </Section>
      <DeleteAccount />
    </div>
  );
}

function Phone({ number }: { number: string }) {
  return <Row name={strings.phone} state={useInternationalPhone(number)} isLeftToRight />;
}

/** Where the browser installs applications: the offer, or that it is installed. */
function OnDevice() {
  const installation = useInstallation();
  if (installation === 'unknown') return null;
  return (
    <Section title={strings.device} hint={strings.deviceHint}>
      <Row name={strings.app} state={installation === 'installed' ? strings.installed : strings.notInstalled}>
        {installation === 'offered' && (
          <Button variant="tinted" onClick={() => void install()}>
            {strings.install}
          </Button>
        )}
      </Row>
    </Section>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card as="section" edge="bleed">
      <div className={styles.section}>
        <div className={styles.texts}>
          <Heading level={2} size="heading">
            {title}
          </Heading>
          <Text as="p" size="small" tone="muted">
            {hint}
          </Text>
        </div>
        <ul className={styles.rows}>{children}</ul>
      </div>
    </Card>
  );
}

interface RowProps {
  name: string;
  state?: string;
  /** Numbers stay left-to-right, whatever the direction of the page. */
  isLeftToRight?: boolean;
  children?: ReactNode;
}

function Row({ name, state, isLeftToRight = false, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <Text weight="medium">{name}</Text>
        {state && (
          <Text size="small" tone="muted" {...(isLeftToRight && { dir: 'ltr' })}>
            {state}
          </Text>
        )}
      </div>
      {children}
    </li>
  );
}
