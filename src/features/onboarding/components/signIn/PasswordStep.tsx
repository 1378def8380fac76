import { Button, TextField } from '@/design-system';
import { type FormEvent, useEffect, useRef } from 'react';
import { strings } from '../../strings.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import * as styles from './SignIn.css.ts';
import { errorsOf, type StepProps } from './step.ts';

/** For accounts that have a password: no SMS, no captcha. */
export function PasswordStep({ state, actions }: StepProps) {
  const password = useRef<HTMLInputElement>(null);
  const errors = errorsOf(state, 'password');
  useEffect(() => {
    if (state.problem?.field === 'password') password.current?.focus();
  }, [state.problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.submitPassword();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneNumber
        value={state.phone} onChange={actions.typePhone} errors={errorsOf(state, 'phone')} autoFocus={!state.phone.e164}
      />
      <TextField
        ref={password} type="password" size="large" label={strings.passwordLabel} autoComplete="current-password" hasClearButton={false}
        autoFocus={Boolean(state.phone.e164)}
        value={state.password} onChange={actions.typePassword} errors={errors}
      />
      <div className={styles.footer}>
        <Button variant="text" size="large" onClick={() => actions.goTo('phone')}>{strings.useCode}</Button>
        <Button type="submit" size="large" isLoading={state.pending === 'loggingIn'} loadingLabel={strings.signingIn}>
          {strings.signIn}
        </Button>
      </div>
    </form>
  );
}
