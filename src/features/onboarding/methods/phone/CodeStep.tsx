import { type FormEvent, useEffect, useRef } from 'react';
import { Button, CodeInput, lazyValue, Text, useLazyValue } from '@/design-system';
import * as styles from '../../components/guest/guest.css.ts';
import { codeLength } from '../../constants.ts';
import { errorsOf } from '../../model/problem.ts';
import { strings } from '../../strings.ts';
import type { StepProps } from './PhoneStep.tsx';
import { Resend } from './Resend.tsx';

/** Usually cached, because the phone field has loaded the same module, unless the page was reloaded here. */
const phoneLibrary = lazyValue(() => import('libphonenumber-js/min'));

interface CodeStepProps extends StepProps {
  onChangeNumber: () => void;
  /** Offered when the number has no account. */
  onSignUp?: (() => void) | undefined;
  submitLabel?: string;
  submittingLabel?: string;
}

/** The field of the code; the sixth digit sends it. */
export function CodeStep(props: CodeStepProps) {
  const { state, actions, captcha, onChangeNumber, onSignUp, submitLabel = strings.signIn, submittingLabel = strings.signingIn } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!state.problems.some(({ field }) => field === 'code')) return;
    // The typed code stays and is selected, so that the next digit replaces it.
    input.current?.focus();
    input.current?.select();
  }, [state.problems]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.checkCode();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SentTo phone={state.sent?.to ?? ''} onChange={onChangeNumber} />
      <CodeInput
        ref={input}
        label={strings.codeLabel}
        isLabelHidden
        length={codeLength}
        autoFocus
        value={state.code}
        onChange={actions.typeCode}
        onComplete={actions.checkCode}
        errors={errorsOf(state.problems, 'code')}
      />
      {onSignUp && (
        <Button variant="tinted" size="large" isWide onClick={onSignUp}>
          {strings.signUpWithNumber}
        </Button>
      )}
      <Resend state={state} actions={actions} captcha={captcha} />
      <Button type="submit" size="large" isWide isLoading={state.pending === 'checking'} loadingLabel={submittingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** An E.164 number with the usual spaces; without them while the library is loading or after it failed. */
function useFormattedPhone(phone: string): string {
  const library = useLazyValue(phoneLibrary);
  return library?.parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

interface SentToProps {
  /** E.164. */
  phone: string;
  onChange: () => void;
}

/** The number that the code was sent to, and the link back to it. */
function SentTo({ phone, onChange }: SentToProps) {
  return (
    <div className={styles.sentTo}>
      <Text dir="ltr" isTabular>
        {useFormattedPhone(phone)}
      </Text>
      <Button variant="text" size="small" aria-label={strings.changeNumber} onClick={onChange}>
        {strings.change}
      </Button>
    </div>
  );
}
