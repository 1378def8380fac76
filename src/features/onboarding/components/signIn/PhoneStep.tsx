import { Button, Text } from '@/design-system';
import type { FormEvent } from 'react';
import { strings } from '../../strings.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import * as styles from './SignIn.css.ts';
import { errorsOf, type StepProps } from './step.ts';

/** Number and captcha, then a code is on its way. */
export function PhoneStep({ state, actions, captcha }: StepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.sendCode();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneNumber value={state.phone} onChange={actions.typePhone} errors={errorsOf(state, 'phone')} autoFocus />
      {captcha ? (
        <captcha.Widget key={state.captcha.round} onToken={actions.solveCaptcha} errors={errorsOf(state, 'captcha')} />
      ) : (
        <Text as="p" size="small" tone="muted" role="status">{strings.captchaNotConfigured}</Text>
      )}
      <div className={styles.footer}>
        <Button variant="text" size="large" onClick={() => actions.goTo('password')}>{strings.usePassword}</Button>
        <Button
          type="submit" size="large" isLoading={state.pending === 'sending'} loadingLabel={strings.sending} isDisabled={!captcha}
        >
          {strings.sendCode}
        </Button>
      </div>
    </form>
  );
}
