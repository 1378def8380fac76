import { useSetAtom } from 'jotai';
import { FailureState } from '@/design-system';
import { leaveGoneAccountAtom, sessionStrings } from '@/features/session';
import { accountGone } from './notices.css.ts';

/** The dialog's text over the whole page, when the dialog itself couldn't be loaded. */
export function AccountGoneNotice() {
  const leave = useSetAtom(leaveGoneAccountAtom);
  return (
    <div className={accountGone} role="alertdialog" aria-label={sessionStrings.accountGoneTitle}>
      <FailureState title={sessionStrings.accountGoneTitle} retryLabel={sessionStrings.logOut} onRetry={() => leave()}>
        {sessionStrings.accountGone}
      </FailureState>
    </div>
  );
}
