import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { request, signUp } from '@/api';
import { Button, Link, LinkButton, Text, TextField } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { errorsOf, messageAboutPhone } from '../../model/problem.ts';
import { isRefused, type Refusal, refusalOfAccount, serverMessages } from '../../model/refusal.ts';
import { messagesAboutPassword } from '../../model/sentences.ts';
import { enterSessionAtom } from '../../state/enterSession.ts';
import { typedPhoneAtom } from '../../state/typedPhone.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';
import { Acceptance } from '../guest/Acceptance.tsx';
import { FormCard } from '../guest/FormCard.tsx';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { PhoneNumber } from '../guest/PhoneNumber.tsx';

type Field = 'phone' | 'password';

function refusalOf(error: unknown): Refusal<Field> {
  if (!isRefused(error) || !error.serverMessage || error.statusCode >= 500) return refusalOfAccount(error);
  const field = error.statusCode === 409 || error.serverMessage === serverMessages.invalidPhone ? 'phone' : 'password';
  return { problem: { field, messages: [error.serverMessage] } };
}

/** The short sign-up: number and password create the account at once; the username follows. */
export function SignUp({ frame }: { frame: GuestFrame }) {
  const [phone, setPhone] = useStoreState(typedPhoneAtom);
  const [password, setPassword] = useState('');
  const enter = useSetAtom(enterSessionAtom);
  const { isPending, problem, setProblem, submit } = useSubmit<Field>(refusalOf);
  const isRegistered = problem?.messages[0] === serverMessages.phoneRegistered;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const aboutPhone = messageAboutPhone(phone);
    if (aboutPhone) return setProblem({ field: 'phone', messages: [aboutPhone] });
    const messages = messagesAboutPassword(password);
    if (messages.length > 0) return setProblem({ field: 'password', messages });
    void submit(async () => enter(await request(signUp, { body: { phone: phone.number ?? '', password } })));
  };
  return (
    <GuestPage {...frame}>
      <FormCard title={strings.signUpTitle} hint={strings.signUpHint}>
        <form className={styles.form} noValidate onSubmit={send}>
          <PhoneNumber
            value={phone}
            onChange={(next) => {
              setPhone(next);
              if (problem?.field === 'phone') setProblem(undefined);
            }}
            errors={errorsOf(problem, 'phone')}
            autoFocus
            isRequired
          />
          {isRegistered && (
            <LinkButton href={paths.signIn()} variant="tinted" size="large" isWide>
              {strings.signInInstead}
            </LinkButton>
          )}
          <TextField
            type="password"
            size="large"
            label={strings.newPasswordLabel}
            isRequired
            autoComplete="new-password"
            hasClearButton={false}
            hint={strings.newPasswordRules}
            value={password}
            onChange={(text) => {
              setPassword(text);
              if (problem?.field === 'password') setProblem(undefined);
            }}
            errors={errorsOf(problem, 'password')}
          />
          <Acceptance />
          <Button type="submit" size="large" isWide isLoading={isPending} loadingLabel={strings.creating}>
            {strings.createAccount}
          </Button>
        </form>
      </FormCard>
      <p className={styles.question}>
        <Text size="small" tone="muted">
          {strings.haveAccount} <Link href={paths.signIn()}>{strings.signIn}</Link>
        </Text>
      </p>
    </GuestPage>
  );
}
