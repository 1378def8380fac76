import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { request, signUp } from '@/api';
import { TextField } from '@/design-system';
import { currentUserAtom, newUserEntry, refreshCurrentUserAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { errorsOf } from '../../model/problem.ts';
import { isRefused, type Refusal, refusalOfAccount } from '../../model/refusal.ts';
import { messagesAboutPassword } from '../../model/sentences.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';
import * as styles from '../guest/guest.css.ts';
import { StepCard, StepFooter } from './StepCard.tsx';

const refusalOf = (error: unknown): Refusal<'password'> =>
  isRefused(error) && error.serverMessage && error.statusCode < 500
    ? { problem: { field: 'password', messages: [error.serverMessage] } }
    : refusalOfAccount(error);

/** Sets a password for the verified number in the running session. */
export function CreatePassword() {
  const phone = useStoreValue(currentUserAtom)?.phone ?? '';
  const refresh = useSetAtom(refreshCurrentUserAtom);
  const [password, setPassword] = useState('');
  const { isPending, problem, setProblem, submit } = useSubmit(refusalOf);
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const isNew = newUserEntry.read() !== undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    const messages = messagesAboutPassword(password);
    if (messages.length > 0) return setProblem({ field: 'password', messages });
    void submit(async () => {
      await request(signUp, { body: { phone, password } });
      // Navigates first, because this step has nothing to show once the password is set.
      if (isStillHere()) navigate(isNew ? paths.onboarding('add-avatar') : paths.account());
      await refresh();
    });
  };
  const change = (text: string) => {
    setPassword(text);
    setProblem(undefined);
  };
  return (
    <StepCard step="create-password" title={strings.newPasswordTitle} hint={strings.newPasswordHint}>
      <form className={styles.form} noValidate onSubmit={save}>
        {/* Tells password managers which account the new password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={phone} readOnly />
        <TextField
          type="password"
          size="large"
          label={strings.newPasswordLabel}
          isRequired
          autoFocus
          autoComplete="new-password"
          hasClearButton={false}
          hint={strings.newPasswordRules}
          value={password}
          onChange={change}
          errors={errorsOf(problem, 'password')}
        />
        <StepFooter
          backTo={isNew ? undefined : paths.account()}
          submit={strings.savePassword}
          isPending={isPending}
          pendingLabel={strings.savingPassword}
        />
      </form>
    </StepCard>
  );
}
