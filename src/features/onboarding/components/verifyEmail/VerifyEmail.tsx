import { useLayoutEffect, useState } from 'react';
import { LinkButton } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { FormCard } from '../guest/FormCard.tsx';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';

export type EmailOutcome = 'verified' | 'failed' | 'unknown';

/**
 * What a link from an e-mail says about itself: `status` is the server's verdict, a token alone has been taken by the
 * server before it sent people here. No call belongs to this page.
 */
function outcomeOf(parameters: URLSearchParams): EmailOutcome {
  const status = parameters.get('status');
  if (status === 'success') return 'verified';
  if (status !== null || parameters.has('error')) return 'failed';
  return parameters.get('token') ? 'verified' : 'unknown';
}

const words = {
  verified: { title: strings.emailVerified, hint: strings.emailVerifiedHint },
  failed: { title: strings.emailFailed, hint: strings.emailFailedHint },
  unknown: { title: strings.emailUnknown, hint: strings.emailUnknownHint },
} as const satisfies Record<EmailOutcome, object>;

/** The end of a verified e-mail address. Its token does not stay in the address. */
export function VerifyEmail({ frame }: { frame: GuestFrame }) {
  const [outcome] = useState(() => outcomeOf(new URLSearchParams(location.search)));
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <GuestPage {...frame}>
      <FormCard {...words[outcome]}>
        <LinkButton href={paths.home()} size="large" isWide>
          {strings.toHome}
        </LinkButton>
      </FormCard>
    </GuestPage>
  );
}
