import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { checkSmsCode, request } from '@/api';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreState, useStoreValue } from '@/shared/lib/useStoreValue';
import { CodeStep } from '../../methods/phone/CodeStep.tsx';
import { startAt } from '../../methods/phone/phoneProof.ts';
import { refusalOfCheck } from '../../methods/phone/refusal.ts';
import { usePhoneProof } from '../../methods/phone/usePhoneProof.ts';
import { isRefused } from '../../model/refusal.ts';
import { type AccountDraft, draftAtom, refusedCodeAtom, takenUsernameAtom } from '../../state/draft.ts';
import { enterSessionAtom } from '../../state/enterSession.ts';
import { strings } from '../../strings.ts';
import type { GuestFrame } from '../guest/GuestPage.tsx';
import { StepCard } from './StepCard.tsx';

/** The fields of the new account, without empty ones. */
function profileOf({ username, firstName, lastName, email }: AccountDraft) {
  const trimmed = Object.entries({ username, firstName, lastName, email }).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** The code creates the account. When the username was taken meanwhile, the person returns to that step and keeps the other values. */
export function VerificationCode({ captcha }: Pick<GuestFrame, 'captcha'>) {
  const [draft, fill] = useStoreState(draftAtom);
  const refusedCode = useStoreValue(refusedCodeAtom);
  const storeCode = useSetAtom(refusedCodeAtom);
  const setTaken = useSetAtom(takenUsernameAtom);
  const enter = useSetAtom(enterSessionAtom);
  const [, navigate] = useLocation();
  const isStillHere = useIsStillHere();
  const [state, actions] = usePhoneProof({
    purpose: 'signup',
    start: () => startAt({ step: 'code', sent: draft.sent, code: refusedCode }),
    check: async (phone, code) => {
      storeCode(code);
      await enter(await request(checkSmsCode, { body: { phone, code, ...profileOf(draft) } }), { isStep: true });
    },
    refusalOfCheck: (error) => {
      if (!isRefused(error) || error.statusCode !== 409) return refusalOfCheck(error);
      setTaken(draft.username);
      if (isStillHere()) navigate(paths.onboarding('create-username'));
      return { problem: { field: 'code', messages: [strings.usernameTaken] } };
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
