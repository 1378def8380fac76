import { useSearchParams } from 'wouter';
import { signInMethods } from '../../methods/index.ts';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { OtherSignInMethods, WaysToSignUp } from '../guest/OtherSignInMethods.tsx';

/** The form of the method that the address names, by default the phone; links to the other methods follow. */
export function SignIn({ frame }: { frame: GuestFrame }) {
  const [parameters] = useSearchParams();
  const method = parameters.get('method');
  const signInMethod = signInMethods.find(({ id }) => id === method) ?? signInMethods[0];
  if (!signInMethod) return null;
  return (
    <GuestPage {...frame}>
      <signInMethod.Form key={signInMethod.id} captcha={frame.captcha} />
      <div className={styles.aside}>
        <OtherSignInMethods current={signInMethod.id} />
        <WaysToSignUp />
      </div>
    </GuestPage>
  );
}
