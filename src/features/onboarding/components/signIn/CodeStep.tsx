import { Button, CodeInput } from '@/design-system';
import { type FormEvent, useEffect, useRef } from 'react';
import { codeLength } from '../../constants.ts';
import { strings } from '../../strings.ts';
import { Resend } from './Resend.tsx';
import { SentTo } from './SentTo.tsx';
import * as styles from './SignIn.css.ts';
import { errorsOf, type StepProps } from './step.ts';

/** The code from the message; the sixth digit sends it. */
export function CodeStep({ state, actions, captcha }: StepProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.problem?.field !== 'code') return;
    // What was typed stays, selected, so that the next digit starts over.
    input.current?.focus();
    input.current?.select();
  }, [state.problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.checkCode();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SentTo phone={state.sent?.to ?? ''} onChange={() => actions.goTo('phone')} />
      <CodeInput
        ref={input} label={strings.codeLabel} isLabelHidden length={codeLength} autoFocus
        value={state.code} onChange={actions.typeCode} onComplete={actions.checkCode} errors={errorsOf(state, 'code')}
      />
      <Resend state={state} actions={actions} captcha={captcha} />
      <Button type="submit" size="large" isWide isLoading={state.pending === 'checking'} loadingLabel={strings.signingIn}>
        {strings.signIn}
      </Button>
    </form>
  );
}
