import { useEffect, useState } from 'react';
import { Button, Text } from '@/design-system';
import * as styles from '../../components/guest/guest.css.ts';
import { resendDelay } from '../../constants.ts';
import { strings } from '../../strings.ts';
import { CaptchaBox, type StepProps } from './PhoneStep.tsx';
import type { SentCode } from './phoneProof.ts';
import { formatWait, resendWait } from './validate.ts';

/** Requests another code, after a wait and with another captcha, because tokens work once. */
export function Resend({ state, actions, captcha }: StepProps) {
  const now = useNow(state.sent);
  const wait = resendWait(state.sent, now);
  if (!captcha) return null;
  return (
    <div className={styles.resend}>
      {wait > 0 ? (
        <Text size="small" tone="muted" isTabular>
          {strings.sendAgainIn(formatWait(wait))}
        </Text>
      ) : (
        <span className={styles.resendButton}>
          <Button
            variant="text"
            size="small"
            isLoading={state.pending === 'sending'}
            loadingLabel={strings.sending}
            onClick={actions.askForProof}
          >
            {strings.sendAgain}
          </Button>
        </span>
      )}
      {state.isProving && wait === 0 && <CaptchaBox state={state} actions={actions} captcha={captcha} />}
    </div>
  );
}

/** The time in ms, updated every second until another code can be requested. */
function useNow(sent: SentCode | undefined): number {
  const [now, setNow] = useState(Date.now);
  const until = (sent?.at ?? 0) + resendDelay;
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
