import { type CaptchaProvider, type GuestFrame, turnstile } from '@/features/onboarding';
import { PageLinks } from '@/features/public-pages';
import { env } from '@/shared/env.ts';
import { mockCaptcha } from './mocked/MockCaptcha.tsx';
import { MockNote } from './mocked/MockNote.tsx';
import { HomeLogo } from './shell/HomeLogo.tsx';

/** The captcha of this build: offline in mocked builds, else the configured service; undefined when there is none. */
// Written out, because only then the bundler leaves the mocked branch and its texts out of the live build.
const captcha: CaptchaProvider | undefined =
  import.meta.env.VITE_MOCKED === 'true' ? mockCaptcha : env.captchaSiteKey === '' ? undefined : turnstile;

/** What the application provides to every screen before sign-in. */
export const guestFrame: GuestFrame = {
  brand: <HomeLogo />,
  captcha,
  links: <PageLinks />,
  note: import.meta.env.VITE_MOCKED === 'true' && <MockNote />,
};
