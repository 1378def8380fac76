import { useSearchParams } from 'wouter';
import { Link, Text } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { ways } from '../../ways/index.ts';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';
import * as styles from '../guest/guest.css.ts';
import { OtherWays } from '../guest/OtherWays.tsx';

/** The form of the way that the address names, the phone's unless told; the other ways under it. */
export function SignIn({ frame }: { frame: GuestFrame }) {
  const [parameters] = useSearchParams();
  const method = parameters.get('method');
  const way = ways.find(({ id }) => id === method) ?? ways[0];
  if (!way) return null;
  return (
    <GuestPage {...frame}>
      <way.Form key={way.id} captcha={frame.captcha} />
      <div className={styles.aside}>
        <OtherWays current={way.id} />
        <p className={styles.question}>
          <Text size="small" tone="muted">
            {strings.newHere} <Link href={paths.onboarding('login-method')}>{strings.createAccount}</Link>
          </Text>
        </p>
      </div>
    </GuestPage>
  );
}
