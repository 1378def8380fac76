import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { TextField } from '@/design-system';
import { phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { currentUserAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useStoreState, useStoreValue } from '@/shared/lib/useStoreValue';
import { CaptchaBox } from '../../methods/phone/PhoneStep.tsx';
import { startAt } from '../../methods/phone/phoneProof.ts';
import { usePhoneProof } from '../../methods/phone/usePhoneProof.ts';
import { errorsOf } from '../../model/problem.ts';
import { messagesAboutEmail, messagesAboutName } from '../../model/sentences.ts';
import { draftAtom } from '../../state/draft.ts';
import { strings } from '../../strings.ts';
import type { GuestFrame } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { PhoneNumber } from '../guest/PhoneNumber.tsx';
import { StepCard, StepFooter } from './StepCard.tsx';

const optionalFields = [
  { key: 'firstName', label: strings.firstName, autoComplete: 'given-name', about: messagesAboutName },
  { key: 'lastName', label: strings.lastName, autoComplete: 'family-name', about: messagesAboutName },
  { key: 'email', label: strings.email, autoComplete: 'email', about: messagesAboutEmail },
] as const;

/** A number that belongs to an account already, in the field's own format. */
const phoneValueOf = (phone: string) => ({ ...phoneOf(phone), number: phone, isValid: true, isPending: false });

/** Names, e-mail and number with the captcha; then a code is sent. */
export function CreateAccount({ captcha }: Pick<GuestFrame, 'captcha'>) {
  const [draft, fill] = useStoreState(draftAtom);
  const account = useStoreValue(currentUserAtom);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const ownPhone = account?.phone ?? undefined;
  const [state, actions] = usePhoneProof({
    purpose: 'signup',
    start: () => startAt({ step: 'phone', sent: draft.sent, phone: ownPhone ? phoneValueOf(ownPhone) : phoneOf(draft.phone) }),
    onSent: (sent) => fill({ phone: sent.to, sent }),
  });
  const isComplete = optionalFields.every(({ key, about }) => about(draft[key]).length === 0);

  const { number } = state.phone;
  useEffect(() => {
    if (number && number !== draft.phone) fill({ phone: number });
  }, [number, draft.phone, fill]);
  useEffect(() => {
    if (state.step === 'code') navigate(paths.onboarding('verification-code'));
  }, [state.step, navigate]);

  // Runs after the fields' own effects, so that the first of several invalid fields has the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    actions.sendCode(isComplete);
  };
  const field = ({ key, label, autoComplete, about }: (typeof optionalFields)[number]) => (
    <TextField
      key={key}
      label={label}
      size="large"
      type={key === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      autoFocus={key === 'firstName'}
      value={draft[key]}
      onChange={(text) => fill({ [key]: text })}
      errors={tries > 0 ? about(draft[key]) : []}
    />
  );
  return (
    <StepCard step="create-account" title={strings.accountTitle} hint={strings.accountHint}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.names}>{optionalFields.slice(0, 2).map(field)}</div>
        {optionalFields.slice(2).map(field)}
        {ownPhone ? (
          <TextField label={strings.phoneLabel} size="large" value={ownPhone} isReadOnly onChange={() => undefined} />
        ) : (
          <PhoneNumber value={state.phone} onChange={actions.typePhone} errors={errorsOf(state.problems, 'phone')} isRequired />
        )}
        <CaptchaBox state={state} actions={actions} captcha={captcha} />
        <StepFooter
          backTo={paths.onboarding('create-username')}
          hasLater={account !== undefined}
          submit={strings.sendCode}
          isPending={state.pending === 'sending'}
          pendingLabel={strings.sending}
          isDisabled={!captcha}
        />
      </form>
    </StepCard>
  );
}
