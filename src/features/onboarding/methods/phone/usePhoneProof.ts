import { useSetAtom } from 'jotai';
import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { request, sendSmsCode } from '@/api';
import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { announceAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import type { Refusal } from '../../model/refusal.ts';
import { strings } from '../../strings.ts';
import { type Pending, type PhoneProof, type ProofEvent, type ProofField, reducePhoneProof, type SentCode } from './phoneProof.ts';
import { refusalOfCheck, refusalOfSend } from './refusal.ts';
import { isCodeUnderway, problemOfCode, problemsOfSend } from './validate.ts';

/** The purpose of the verification, and what follows it. */
export interface ProofOptions {
  readonly purpose: 'login' | 'signup';
  /** The known values when the form opens. */
  readonly start: () => PhoneProof;
  /** Sends the verified number and its code to the server. Rejects as the call does. */
  readonly check?: (phone: string, code: string) => Promise<void>;
  readonly refusalOfCheck?: (error: unknown) => Refusal<ProofField>;
  /** Stores the sent code, even when the form is no longer mounted. */
  readonly onSent: (sent: SentCode) => void;
}

/** The actions of a verification's forms. */
export interface ProofActions {
  dispatch: Dispatch<ProofEvent>;
  typePhone(phone: PhoneValue): void;
  /** Also checks the code as soon as it is complete. */
  typeCode(code: string): void;
  solveCaptcha(token: string | undefined): void;
  /** Sends a code, or continues with the one that was sent. When the rest of the form is incomplete, it only reports the other problems. */
  sendCode(isRestComplete?: boolean): void;
  askForProof(): void;
  checkCode(code?: string): void;
}

/** Verifies a number with its network calls. The caller decides where the steps are shown, in the history or on screens. */
export function usePhoneProof(options: ProofOptions): [PhoneProof, ProofActions] {
  const [state, dispatch] = useReducer(reducePhoneProof, undefined, options.start);
  const reportError = useSetAtom(reportErrorAtom);
  const announce = useSetAtom(announceAtom);
  const isSendPending = useRef(false);

  /** Runs one call; a failure is shown beside its field or in a toast, and the form can be used again. */
  const run = async (what: Pending, call: () => Promise<void>, refusalOf: (error: unknown) => Refusal<ProofField>) => {
    if (state.pending) return;
    dispatch({ type: 'started', what });
    try {
      await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if ('toast' in refusal) reportError(error, refusal.toast);
      dispatch({ type: 'refused', after: what, problems: 'problem' in refusal ? [refusal.problem] : [] });
    }
  };
  const send = (to: string, token: string) =>
    run(
      'sending',
      async () => {
        await request(sendSmsCode, { body: { phone: to, type: options.purpose }, headers: { 'X-Captcha-Token': token } });
        const sent = { to, at: Date.now() };
        options.onSent(sent);
        dispatch({ type: 'codeSent', sent });
        announce(strings.codeSent);
      },
      refusalOfSend,
    );

  const actions: ProofActions = {
    dispatch,
    typePhone: (phone) => dispatch({ type: 'phoneTyped', phone }),
    typeCode: (code) => dispatch({ type: 'codeTyped', code }),
    askForProof: () => dispatch({ type: 'proofAsked' }),
    solveCaptcha(token) {
      dispatch(token ? { type: 'captchaSolved', token } : { type: 'captchaLost' });
      if (token && state.isProving && state.sent) void send(state.sent.to, token);
    },
    sendCode(isRestComplete = true) {
      const isUnderway = isCodeUnderway(state, Date.now());
      if (isUnderway && isRestComplete) return dispatch({ type: 'moved', step: 'code' });
      const problems = isUnderway ? [] : problemsOfSend(state);
      // The button was pressed before the library could validate the number: this is shown, and the action runs as soon as possible.
      isSendPending.current = isRestComplete && state.phone.isPending;
      if (problems.length > 0) return dispatch({ type: 'refused', problems });
      if (isRestComplete) void send(state.phone.number ?? '', state.captcha.token ?? '');
    },
    checkCode(code = state.code) {
      const problem = problemOfCode(code);
      if (problem) return dispatch({ type: 'refused', problems: [problem] });
      const check = options.check;
      if (check) void run('checking', () => check(state.sent?.to ?? '', code), options.refusalOfCheck ?? refusalOfCheck);
    },
  };
  const sendIfPending = useEffectEvent(() => {
    if (isSendPending.current) actions.sendCode();
  });
  useEffect(() => {
    if (!state.phone.isPending) sendIfPending();
  }, [state.phone.isPending]);

  return [state, actions];
}
