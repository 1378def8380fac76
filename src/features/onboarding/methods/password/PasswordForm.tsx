import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { logIn, request } from '@/api';
import { Button, LinkButton, TextField } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { FormCard } from '../../components/guest/FormCard.tsx';
import * as styles from '../../components/guest/guest.css.ts';
import { PhoneNumber } from '../../components/guest/PhoneNumber.tsx';
import { errorsOf, messageAboutPhone } from '../../model/problem.ts';
import { refusalOfPassword } from '../../model/refusal.ts';
import { enterSessionAtom } from '../../state/enterSession.ts';
import { typedPhoneAtom } from '../../state/typedPhone.ts';
import { useSubmit } from '../../state/useSubmit.ts';
import { strings } from '../../strings.ts';

/** Signs in to accounts that have a password, without SMS or captcha. */
export function PasswordForm() {
  const [phone, setPhone] = useStoreState(typedPhoneAtom);
  const [password, setPassword] = useState('');
  const [hasNumber] = useState(phone.number !== null);
  const enter = useSetAtom(enterSessionAtom);
  const { isPending, problem, setProblem, submit } = useSubmit<'phone' | 'password'>(refusalOfPassword);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.field === 'password') input.current?.focus();
  }, [problem]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const aboutPhone = messageAboutPhone(phone);
    if (aboutPhone) return setProblem({ field: 'phone', messages: [aboutPhone] });
    if (password === '') return setProblem({ field: 'password', messages: [strings.passwordMissing] });
    void submit(async () => enter(await request(logIn, { body: { phone: phone.number ?? '', password } })));
  };
  const change = (text: string) => {
    setPassword(text);
    if (problem?.field === 'password') setProblem(undefined);
  };
  const changePhone = (next: typeof phone) => {
    setPhone(next);
    if (problem?.field === 'phone') setProblem(undefined);
  };
  return (
    <FormCard title={strings.passwordTitle} hint={strings.passwordHint}>
      <form className={styles.form} noValidate onSubmit={send}>
        <PhoneNumber value={phone} onChange={changePhone} errors={errorsOf(problem, 'phone')} autoFocus={!hasNumber} isRequired />
        <TextField
          ref={input}
          type="password"
          size="large"
          label={strings.passwordLabel}
          isRequired
          autoComplete="current-password"
          hasClearButton={false}
          autoFocus={hasNumber}
          value={password}
          onChange={change}
          errors={errorsOf(problem, 'password')}
        />
        <div className={styles.footer}>
          <LinkButton href={paths.signIn()} variant="text" size="large">
            {strings.useCode}
          </LinkButton>
          <Button type="submit" size="large" isLoading={isPending} loadingLabel={strings.signingIn}>
            {strings.signIn}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}
