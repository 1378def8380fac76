import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreState, useStoreValue } from '@/shared/lib/useStoreValue';
import { CodeStep } from '../../methods/phone/CodeStep.tsx';
import { startAt } from '../../methods/phone/phoneProof.ts';
import { usePhoneProof } from '../../methods/phone/usePhoneProof.ts';
import { createAccountAtom, isUsernameTaken, refusalOfCreation } from '../../state/createAccount.ts';
import { draftAtom, refusedCodeAtom } from '../../state/draft.ts';
import { strings } from '../../strings.ts';
import type { GuestFrame } from '../guest/GuestPage.tsx';
import { StepCard } from './StepCard.tsx';

/** The code creates the account. When the username was taken meanwhile, the person returns to that step and keeps the other values. */
export function VerificationCode({ captcha }: Pick<GuestFrame, 'captcha'>) {
  const [draft, fill] = useStoreState(draftAtom);
  const refusedCode = useStoreValue(refusedCodeAtom);
  const createAccount = useSetAtom(createAccountAtom);
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const [state, actions] = usePhoneProof({
    purpose: 'signup',
    start: () => startAt({ step: 'code', sent: draft.sent, code: refusedCode }),
    check: (phone, code) => createAccount(phone, code),
    refusalOfCheck: (error) => {
      if (isUsernameTaken(error) && isStillHere()) navigate(paths.onboarding('create-username'));
      return refusalOfCreation(error);
    },
    onSent: (sent) => fill({ sent }),
  });
  return (
    <StepCard step="verification-code" title={strings.verifyTitle} hint={strings.codeHint}>
      <CodeStep
        state={state}
        actions={actions}
        captcha={captcha}
        onChangeNumber={() => navigate(paths.onboarding('create-account'))}
        submitLabel={strings.verify}
        submittingLabel={strings.creating}
      />
    </StepCard>
  );
}
