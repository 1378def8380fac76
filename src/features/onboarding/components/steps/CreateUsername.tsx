import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isSignedInAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreState, useStoreValue } from '@/shared/lib/useStoreValue';
import { messagesAboutUsername } from '../../model/sentences.ts';
import { firstMissing } from '../../model/steps.ts';
import { draftAtom, takenUsernameAtom, useOnboardingFacts } from '../../state/draft.ts';
import { useUsernameCheck } from '../../state/useUsernameCheck.ts';
import { strings } from '../../strings.ts';
import * as styles from '../guest/guest.css.ts';
import { UsernameField } from '../UsernameField.tsx';
import { StepCard, StepFooter } from './StepCard.tsx';

/** Chooses the username under which people find and mention the person. */
export function CreateUsername() {
  const [{ username }, fill] = useStoreState(draftAtom);
  const [taken, setTaken] = useStoreState(takenUsernameAtom);
  const facts = useOnboardingFacts();
  const isSignedIn = useStoreValue(isSignedInAtom);
  const [, navigate] = useLocation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const availability = useUsernameCheck(username);
  const isTaken = availability === 'taken' || (taken !== undefined && taken === username);
  const faults = messagesAboutUsername(username);
  const errors = isTaken ? [strings.usernameTaken] : wasSubmitted || username.length > 2 ? faults : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (faults.length > 0 || isTaken) return;
    setTaken(undefined);
    // When a taken name is replaced, all other values are present, so the code step follows.
    navigate(paths.onboarding(firstMissing({ ...facts, hasUsername: true }) ?? 'create-account'));
  };
  return (
    <StepCard step="create-username" title={strings.usernameTitle} hint={strings.usernameHint}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <UsernameField value={username} onChange={(text) => fill({ username: text })} availability={availability} errors={errors} />
        <StepFooter backTo={paths.onboarding('login-method')} hasLater={isSignedIn} submit={strings.next} />
      </form>
    </StepCard>
  );
}
