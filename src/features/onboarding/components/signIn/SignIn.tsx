import { Heading, Text } from '@/design-system';
import type { ReactNode } from 'react';
import { captchaProvider } from '../../captcha/provider.ts';
import type { CaptchaProvider } from '../../captcha/types.ts';
import { MockNote } from '../../mocked/MockNote.tsx';
import type { Step } from '../../model/signIn.ts';
import { useSignIn } from '../../state/useSignIn.ts';
import { strings } from '../../strings.ts';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as styles from './SignIn.css.ts';

export interface SignInProps {
  /** The product's logo, above the form. */
  brand: ReactNode;
  /** The captcha of this build unless told; undefined in the build means that no SMS can be asked for. */
  captcha?: CaptchaProvider | undefined;
}

const steps = {
  phone: { title: strings.phoneTitle, hint: strings.phoneHint, Form: PhoneStep },
  code: { title: strings.codeTitle, hint: strings.codeHint, Form: CodeStep },
  password: { title: strings.passwordTitle, hint: strings.passwordHint, Form: PasswordStep },
} as const satisfies Record<Step, object>;

/** One screen for signing in: phone, then code; or phone and password. */
export function SignIn({ brand, captcha = captchaProvider }: SignInProps) {
  const [state, actions] = useSignIn();
  const { title, hint, Form } = steps[state.step];
  return (
    <div className={styles.page}>
      <div className={styles.top}>{brand}</div>
      <div className={styles.column}>
        <div className={styles.card}>
          <div className={styles.intro}>
            <Heading level={1} size="display">{title}</Heading>
            <Text as="p" tone="muted">{hint}</Text>
          </div>
          {/* A new step is a new form: its first field takes the focus. */}
          <Form key={state.step} state={state} actions={actions} captcha={captcha} />
        </div>
        {/* Spelled out, so that the live build has none of it. */}
        {import.meta.env.VITE_MOCKED === 'true' && <MockNote />}
      </div>
    </div>
  );
}
