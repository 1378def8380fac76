import { Button, Text } from '@/design-system';
import { formatWait, resendWait } from '../../model/validate.ts';
import { useNow } from '../../state/useNow.ts';
import { strings } from '../../strings.ts';
import * as styles from './SignIn.css.ts';
import { errorsOf, type StepProps } from './step.ts';

/** Another code, after a while and another captcha: tokens work once. */
export function Resend({ state, actions, captcha }: StepProps) {
  const now = useNow(state.sent);
  const wait = resendWait(state.sent, now);
  if (!captcha) return null;
  return (
    <div className={styles.resend}>
      {wait > 0 ? (
        <Text size="small" tone="muted" isTabular>{strings.sendAgainIn(formatWait(wait))}</Text>
      ) : (
        <span className={styles.resendButton}>
          <Button variant="text" size="small" isLoading={state.pending === 'sending'} loadingLabel={strings.sending} onClick={actions.askForProof}>
            {strings.sendAgain}
          </Button>
        </span>
      )}
      {state.isProving && wait === 0 && (
        <captcha.Widget key={state.captcha.round} onToken={actions.solveCaptcha} errors={errorsOf(state, 'captcha')} />
      )}
    </div>
  );
}
