import type { ReactNode } from 'react';
import { Button, LinkButton, Text } from '@/design-system';
import { isSignedInAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ProviderMethod } from '../../methods/signInMethod.ts';
import { strings } from '../../strings.ts';
import { FormCard } from '../guest/FormCard.tsx';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { type ReturnView, useProviderReturn } from './useProviderReturn.ts';

interface ProviderReturnProps {
  frame: GuestFrame;
  method: ProviderMethod;
}

/** The page that providers redirect to: signs in, connects an account, or explains the failure and how to go on. */
export function ProviderReturn({ frame, method }: ProviderReturnProps) {
  const [view, startAgain] = useProviderReturn(method);
  return (
    <GuestPage {...frame}>
      {view.kind === 'start' ? <method.Form captcha={frame.captcha} /> : <Outcome method={method} view={view} startAgain={startAgain} />}
    </GuestPage>
  );
}

type Outcome = Exclude<ReturnView, { kind: 'start' }>;

interface OutcomeProps {
  method: ProviderMethod;
  view: Outcome;
  startAgain: () => void;
}

function Outcome({ method, view, startAgain }: OutcomeProps) {
  const isSignedIn = useStoreValue(isSignedInAtom);
  if (view.kind === 'working') {
    return (
      <FormCard title={strings.returning(method.name)} hint={strings.returningHint}>
        <Text as="p" tone="muted" role="status" aria-busy="true">
          {strings.signingIn}
        </Text>
      </FormCard>
    );
  }
  const isDenied = view.kind === 'denied';
  const hint = isDenied ? (isSignedIn ? strings.deniedHintSignedIn : strings.deniedHint) : view.message;
  return (
    <FormCard title={isDenied ? strings.denied(method.name) : strings.brokenTitle(method.name)} hint={<span role="alert">{hint}</span>}>
      <div className={styles.actions}>
        <NextAction view={view} isSignedIn={isSignedIn} startAgain={startAgain} />
        {!isSignedIn && (
          <LinkButton href={paths.signIn()} variant="bordered" tone="neutral" size="large" isWide>
            {strings.anotherWay}
          </LinkButton>
        )}
      </div>
    </FormCard>
  );
}

/** The one filled action: retry, return to the account, create an account, or start again. */
function NextAction({ view, isSignedIn, startAgain }: { view: Outcome; isSignedIn: boolean; startAgain: () => void }): ReactNode {
  const failure = view.kind === 'failed' ? view : undefined;
  if (failure?.retry || !(isSignedIn || failure?.isUnknown)) {
    return (
      <Button size="large" isWide onClick={failure?.retry ?? startAgain}>
        {failure?.retry ? strings.tryAgain : strings.startAgain}
      </Button>
    );
  }
  return (
    <LinkButton href={isSignedIn ? paths.account() : paths.onboarding('login-method')} size="large" isWide>
      {isSignedIn ? strings.toAccount : strings.createAccount}
    </LinkButton>
  );
}
