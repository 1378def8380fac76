import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Stack, Text } from '@/design-system';
import { env } from '@/shared/env.ts';
import { locale } from '@/shared/i18n';
import { captcha } from '../../components/guest/guest.css.ts';
import { strings } from '../../strings.ts';
import { CaptchaErrors } from '../CaptchaErrors.tsx';
import type { CaptchaProvider, CaptchaWidgetProps } from '../types.ts';
import { loadTurnstile, type TurnstileApi } from './loadTurnstile.ts';

/** Cloudflare's widget in a box of its final height, so that the layout doesn't shift when it loads. */
function TurnstileWidget({ onToken, errors }: CaptchaWidgetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const reportToken = useEffectEvent(onToken);

  useEffect(() => {
    let remove: (() => void) | undefined;
    let isRemoved = false;
    const fail = () => {
      reportToken(undefined);
      setIsFailed(true);
    };
    const draw = (api: TurnstileApi) => {
      if (isRemoved || !box.current) return;
      const id = api.render(box.current, {
        sitekey: env.captchaSiteKey,
        theme: document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light',
        size: 'flexible',
        language: locale,
        callback: (token) => reportToken(token),
        'expired-callback': () => reportToken(undefined),
        'error-callback': fail,
      });
      remove = () => api.remove(id);
    };
    loadTurnstile().then(draw).catch(fail);
    return () => {
      isRemoved = true;
      remove?.();
    };
  }, [attempt]);

  const retry = () => {
    setIsFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <Stack gap="2" role="group" aria-label={strings.captchaLabel}>
      {isFailed ? (
        <Stack gap="2" align="start" role="alert">
          <Text size="small" tone="negative">
            {strings.captchaUnavailable}
          </Text>
          <Button variant="bordered" tone="neutral" size="small" onClick={retry}>
            {strings.captchaRetry}
          </Button>
        </Stack>
      ) : (
        <div ref={box} className={captcha} />
      )}
      <CaptchaErrors errors={errors} />
    </Stack>
  );
}

export const turnstile: CaptchaProvider = { name: 'Cloudflare Turnstile', Widget: TurnstileWidget };
