import { useLayoutEffect, useState } from 'react';
import { LinkButton } from '@/design-system';
import { paths } from '@/shared/lib/paths';
import { strings } from '../../strings.ts';
import { FormCard } from '../guest/FormCard.tsx';
import { type GuestFrame, GuestPage } from '../guest/GuestPage.tsx';

export type EmailOutcome = 'verified' | 'opened' | 'failed' | 'unknown';

/**
 * The parameters of an email link. `status` is the server's verdict. A token alone proves nothing, because no call of the
 * specification checks it from this page.
 */
function outcomeOf(parameters: URLSearchParams): EmailOutcome {
  const status = parameters.get('status');
  if (status === 'success') return 'verified';
  if (status !== null || parameters.has('error')) return 'failed';
  return parameters.get('token') ? 'opened' : 'unknown';
}

const texts = { verified: 'emailVerified', opened: 'emailOpened', failed: 'emailFailed', unknown: 'emailUnknown' } as const;

/** The target page of a verification email's link. The token is removed from the address. */
export function VerifyEmail({ frame }: { frame: GuestFrame }) {
  const [outcome] = useState(() => outcomeOf(new URLSearchParams(location.search)));
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return (
    <GuestPage {...frame}>
      <FormCard title={strings[texts[outcome]]} hint={strings[`${texts[outcome]}Hint`]}>
        <LinkButton href={paths.home()} size="large" isWide>
          {strings.toHome}
        </LinkButton>
      </FormCard>
    </GuestPage>
  );
}
