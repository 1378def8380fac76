import type { FormEvent } from 'react';
import { Button, LinkButton, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import type { CaptchaProvider } from '../../captcha/types.ts';
import * as styles from '../../components/guest/guest.css.ts';
import { PhoneNumber } from '../../components/guest/PhoneNumber.tsx';
import { errorsOf } from '../../model/problem.ts';
import { strings } from '../../strings.ts';
import type { PhoneProof } from './phoneProof.ts';
import type { ProofActions } from './usePhoneProof.ts';

export interface StepProps {
  state: PhoneProof;
  actions: ProofActions;
  captcha: CaptchaProvider | undefined;
}

/** Number and captcha; then a code is sent. */
export function PhoneStep({ state, actions, captcha }: StepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.sendCode();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneNumber value={state.phone} onChange={actions.typePhone} errors={errorsOf(state.problems, 'phone')} autoFocus isRequired />
      <CaptchaBox state={state} actions={actions} captcha={captcha} />
      <div className={styles.footer}>
        <LinkButton href={paths.signIn({ method: 'password' })} variant="text" size="large">
          {strings.usePassword}
        </LinkButton>
        <Button type="submit" size="large" isLoading={state.pending === 'sending'} loadingLabel={strings.sending} isDisabled={!captcha}>
          {strings.sendCode}
        </Button>
      </div>
    </form>
  );
}

/** The captcha of this build, remounted for every code; or a notice that there is none. */
export function CaptchaBox({ state, actions, captcha }: StepProps) {
  return captcha ? (
    <captcha.Widget key={state.captcha.round} onToken={actions.solveCaptcha} errors={errorsOf(state.problems, 'captcha')} />
  ) : (
    <Text as="p" size="small" tone="muted" role="status">
      {strings.captchaNotConfigured}
    </Text>
  );
}
