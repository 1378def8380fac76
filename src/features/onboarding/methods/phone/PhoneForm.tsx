import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { checkSmsCode, request } from '@/api';
import { paths } from '@/shared/lib/paths';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { FormCard } from '../../components/guest/FormCard.tsx';
import { draftAtom, refusedCodeAtom } from '../../state/draft.ts';
import { enterSessionAtom } from '../../state/enterSession.ts';
import { sentCodeAtom, typedPhoneAtom } from '../../state/typedPhone.ts';
import { strings } from '../../strings.ts';
import type { SignInFormProps } from '../signInMethod.ts';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { type SentCode, startAt } from './phoneProof.ts';
import { isUnknownPhone, refusalOfCheck } from './refusal.ts';
import { usePhoneProof } from './usePhoneProof.ts';
import { readEntry, useProofHistory } from './useProofHistory.ts';

/**
 * Signs in with a number and the code sent to it. Who comes from the welcome page may be new, so an unknown number goes
 * on into onboarding with its code; who chose to sign in reads that there is no such account, with the way on beside it.
 */
export function PhoneForm({ captcha }: SignInFormProps) {
  const [typed, keepTyped] = useStoreState(typedPhoneAtom);
  const [lastSent, keepSent] = useStoreState(sentCodeAtom);
  const enter = useSetAtom(enterSessionAtom);
  const mayJoin = useSearchParams()[0].get('from') === 'welcome';
  const isStillHere = useIsStillHere();
  const signUp = useSignUp();
  const [isUnknown, setIsUnknown] = useState(false);
  const [state, actions] = usePhoneProof({
    purpose: 'login',
    start: () => {
      const { step, sent } = readEntry();
      return startAt({ step, sent: sent ?? lastSent, phone: sent ? undefined : typed });
    },
    check: async (phone, code) => {
      setIsUnknown(false);
      try {
        await enter(await request(checkSmsCode, { body: { phone, code } }));
      } catch (error) {
        if (!mayJoin || !isUnknownPhone(error)) throw error;
        if (isStillHere()) signUp(state.sent, code);
      }
    },
    refusalOfCheck: (error) => {
      setIsUnknown(isUnknownPhone(error));
      return refusalOfCheck(error);
    },
    onSent: keepSent,
  });
  const backToNumber = useProofHistory(state, actions.dispatch);
  useEffect(() => keepTyped(state.phone), [keepTyped, state.phone]);
  useEffect(() => keepSent(state.sent), [keepSent, state.sent]);
  // The code was requested by an earlier form that was left before the answer.
  const adoptLateCode = useEffectEvent((sent: SentCode) => {
    if (!state.sent) actions.dispatch({ type: 'codeSent', sent });
  });
  useEffect(() => {
    if (lastSent) adoptLateCode(lastSent);
  }, [lastSent]);

  // A new step mounts a new form, whose first field takes the focus.
  return state.step === 'phone' ? (
    <FormCard key="phone" title={mayJoin ? strings.joinPhoneTitle : strings.phoneTitle} hint={strings.phoneHint}>
      <PhoneStep state={state} actions={actions} captcha={captcha} />
    </FormCard>
  ) : (
    <FormCard key="code" title={strings.codeTitle} hint={strings.codeHint}>
      <CodeStep
        state={state}
        actions={actions}
        captcha={captcha}
        onChangeNumber={backToNumber}
        onSignUp={isUnknown && state.problems.length > 0 ? () => signUp(state.sent, state.code) : undefined}
        submitLabel={mayJoin ? strings.next : strings.signIn}
      />
    </FormCard>
  );
}

/** Leads an unknown number into onboarding; the sent code stays valid. */
function useSignUp(): (sent: SentCode | undefined, code: string) => void {
  const fill = useSetAtom(draftAtom);
  const storeCode = useSetAtom(refusedCodeAtom);
  const [, navigate] = useLocation();
  return (sent, code) => {
    fill({ phone: sent?.to ?? '', sent, hasAbout: false });
    storeCode(code);
    navigate(paths.onboarding('create-username'));
  };
}
