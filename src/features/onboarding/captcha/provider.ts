import { env } from '@/shared/env.ts';
import { mockCaptcha } from '../mocked/MockCaptcha.tsx';
import { turnstile } from './turnstile/Turnstile.tsx';
import type { CaptchaProvider } from './types.ts';

/** The captcha of this build: offline in mocked builds, else the configured service; undefined when there is none. */
// Spelled out, not `env.isMocked`: only so is the mocked branch, with its words, left out of the live build.
export const captchaProvider: CaptchaProvider | undefined = import.meta.env.VITE_MOCKED === 'true'
  ? mockCaptcha
  : env.captchaSiteKey === ''
    ? undefined
    : turnstile;
