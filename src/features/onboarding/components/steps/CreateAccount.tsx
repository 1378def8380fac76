import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { TextField } from '@/design-system';
import { phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import { currentUserAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreState, useStoreValue } from '@/shared/lib/useStoreValue';
import { CaptchaBox } from '../../methods/phone/PhoneStep.tsx';
import { startAt } from '../../methods/phone/phoneProof.ts';
import { usePhoneProof } from '../../methods/phone/usePhoneProof.ts';
import { errorsOf } from '../../model/problem.ts';
import { isRefused } from '../../model/refusal.ts';
import { messagesAboutEmail, messagesAboutName } from '../../model/sentences.ts';
import { createAccountAtom, isUsernameTaken, refusalOfCreation } from '../../state/createAccount.ts';
import { draftAtom, typedCodeOfDraftAtom } from '../../state/draft.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';
import type { GuestFrame } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { PhoneNumber } from '../guest/PhoneNumber.tsx';
import { StepCard, StepFooter } from './StepCard.tsx';

const optionalFields = [
  { key: 'firstName', autoComplete: 'given-name', about: messagesAboutName },
  { key: 'lastName', autoComplete: 'family-name', about: messagesAboutName },
  { key: 'email', autoComplete: 'email', about: messagesAboutEmail },
] as const;

/** A number that belongs to an account already, in the field's own format. */
const phoneValueOf = (phone: string) => ({ ...phoneOf(phone), number: phone, isValid: true, isPending: false });

/**
 * Names, e-mail and number with the captcha; then a code is sent. A person who comes from sign-in has typed the code of
 * this number already, which creates the account at once.
 */
export function CreateAccount({ captcha }: Pick<GuestFrame, 'captcha'>) {
  const [draft, fill] = useStoreState(draftAtom);
  const account = useStoreValue(currentUserAtom);
  const typedCode = useStoreValue(typedCodeOfDraftAtom);
  const createAccount = useSetAtom(createAccountAtom);
  const creation = useSubmit(refusalOfCreation);
  const isStillHere = useIsStillHere();
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

  const createWith = (code: string) =>
    creation.submit(async () => {
      try {
        await createAccount(draft.phone, code);
      } catch (error) {
        // The step that the person can correct shows the refusal.
        if (isStillHere() && isUsernameTaken(error)) navigate(paths.onboarding('create-username'));
        else if (isStillHere() && isRefused(error) && error.statusCode === 400) navigate(paths.onboarding('verification-code'));
        throw error;
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isComplete) fill({ hasAbout: true });
    if (typedCode) {
      if (isComplete) void createWith(typedCode);
    } else {
      actions.sendCode(isComplete);
    }
  };
  const field = ({ key, autoComplete, about }: (typeof optionalFields)[number]) => (
    <TextField
      key={key}
      label={strings[key]}
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
        {!typedCode && <CaptchaBox state={state} actions={actions} captcha={captcha} />}
        <StepFooter
          backTo={paths.onboarding('create-username')}
          hasLater={account !== undefined}
          submit={typedCode ? strings.next : strings.sendCode}
          isPending={state.pending === 'sending' || creation.isPending}
          pendingLabel={typedCode ? strings.creating : strings.sending}
          isDisabled={!captcha && !typedCode}
        />
      </form>
    </StepCard>
  );
}
