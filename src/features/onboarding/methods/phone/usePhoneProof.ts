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

/** What the proof is for, and where it leads. */
export interface ProofOptions {
  readonly purpose: 'login' | 'signup';
  /** What is known when the form opens. */
  readonly start: () => PhoneProof;
  /** Carries the proven number and its code to the server. Rejects as the call does. */
  readonly check?: (phone: string, code: string) => Promise<void>;
  readonly refusalOfCheck?: (error: unknown) => Refusal<ProofField>;
  /** Remembers the code that was sent, also where the form is not there any more. */
  readonly onSent: (sent: SentCode) => void;
}

/** What the forms of a proof can do. */
export interface ProofActions {
  dispatch: Dispatch<ProofEvent>;
  typePhone(phone: PhoneValue): void;
  /** Also checks the code as soon as it is whole. */
  typeCode(code: string): void;
  solveCaptcha(token: string | undefined): void;
  /** Sends a code, or goes on to the one that is under way. Where the rest of the form is not whole it only says what else is missing. */
  sendCode(isRestWhole?: boolean): void;
  askForProof(): void;
  checkCode(code?: string): void;
}

/** The proof of a number with its network calls. Where its steps stand, in the history or on screens, is up to the caller. */
export function usePhoneProof(options: ProofOptions): [PhoneProof, ProofActions] {
  const [state, dispatch] = useReducer(reducePhoneProof, undefined, options.start);
  const reportError = useSetAtom(reportErrorAtom);
  const announce = useSetAtom(announceAtom);
  const isSendWanted = useRef(false);

  /** Runs one call; whatever stops it ends up beside its field or in a toast, and the form can be used again. */
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
    sendCode(isRestWhole = true) {
      const isUnderway = isCodeUnderway(state, Date.now());
      if (isUnderway && isRestWhole) return dispatch({ type: 'moved', step: 'code' });
      const problems = isUnderway ? [] : problemsOfSend(state);
      // Pressed before the number could be judged: said meanwhile, and carried out as soon as it can be.
      isSendWanted.current = isRestWhole && state.phone.isPending;
      if (problems.length > 0) return dispatch({ type: 'refused', problems });
      if (isRestWhole) void send(state.phone.number ?? '', state.captcha.token ?? '');
    },
    checkCode(code = state.code) {
      const problem = problemOfCode(code);
      if (problem) return dispatch({ type: 'refused', problems: [problem] });
      const check = options.check;
      if (check) void run('checking', () => check(state.sent?.to ?? '', code), options.refusalOfCheck ?? refusalOfCheck);
    },
  };
  const sendIfWanted = useEffectEvent(() => {
    if (isSendWanted.current) actions.sendCode();
  });
  useEffect(() => {
    if (!state.phone.isPending) sendIfWanted();
  }, [state.phone.isPending]);

  return [state, actions];
}
