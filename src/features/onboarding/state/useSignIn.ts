import { type AuthResult, checkSmsCode, logIn, request, sendSmsCode } from '@/api';
import { announceAtom } from '@/features/feedback';
import { reportErrorAtom, startSessionAtom } from '@/features/session';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type Refusal, refusalOfCheck, refusalOfPassword, refusalOfSend } from '../model/refusal.ts';
import { type Pending, type PhoneInput, reduceSignIn, type SignInState, type Step } from '../model/signIn.ts';
import { isCodeUnderway, problemOfCode, problemOfPassword, problemOfSend } from '../model/validate.ts';
import { strings } from '../strings.ts';
import { startFromHistory, useSignInHistory } from './useSignInHistory.ts';

/** What the steps of the form can do. */
export interface SignInActions {
  typePhone(phone: PhoneInput): void;
  /** Also checks the code as soon as it is whole. */
  typeCode(code: string): void;
  typePassword(password: string): void;
  solveCaptcha(token: string | undefined): void;
  sendCode(): void;
  askForProof(): void;
  checkCode(code?: string): void;
  submitPassword(): void;
  goTo(step: Step): void;
}

/** The sign-in form: the machine, its network calls and its place in the browser's history. */
export function useSignIn(): [SignInState, SignInActions] {
  const [state, dispatch] = useReducer(reduceSignIn, undefined, startFromHistory);
  const goTo = useSignInHistory(state, dispatch);
  const startSession = useSetAtom(startSessionAtom);
  const reportError = useSetAtom(reportErrorAtom);
  const announce = useSetAtom(announceAtom);
  const isSendWanted = useRef(false);

  /** Runs one call; whatever stops it ends up beside its field or in a toast, and the form can be used again. */
  const run = async (what: Pending, call: () => Promise<void>, refusalOf: (error: unknown) => Refusal) => {
    if (state.pending) return;
    dispatch({ type: 'started', what });
    try {
      await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if ('toast' in refusal) reportError(error, refusal.toast);
      dispatch({ type: 'refused', after: what, problem: 'problem' in refusal ? refusal.problem : undefined });
    }
  };
  const send = (to: string, token: string) =>
    run('sending', async () => {
      await request(sendSmsCode, { body: { phone: to, type: 'login' }, headers: { 'X-Captcha-Token': token } });
      dispatch({ type: 'codeSent', sent: { to, at: Date.now() } });
      announce(strings.codeSent);
    }, refusalOfSend);
  const enter = async (result: AuthResult | null) => {
    // An answer that is not JSON starts no session that we know of.
    if (!result) throw new Error();
    await startSession(result);
  };

  const actions: SignInActions = {
    goTo,
    typePhone: (phone) => dispatch({ type: 'phoneTyped', phone }),
    typeCode: (code) => dispatch({ type: 'codeTyped', code }),
    typePassword: (password) => dispatch({ type: 'passwordTyped', password }),
    askForProof: () => dispatch({ type: 'proofAsked' }),
    solveCaptcha(token) {
      dispatch(token ? { type: 'captchaSolved', token } : { type: 'captchaLost' });
      if (token && state.isProving && state.sent) void send(state.sent.to, token);
    },
    sendCode() {
      if (isCodeUnderway(state, Date.now())) return goTo('code');
      const problem = problemOfSend(state);
      // Pressed before the number could be judged: said meanwhile, and carried out as soon as it can be.
      isSendWanted.current = state.phone.isPending === true;
      if (problem) return dispatch({ type: 'refused', problem });
      void send(state.phone.e164 ?? '', state.captcha.token ?? '');
    },
    checkCode(code = state.code) {
      const problem = problemOfCode({ ...state, code });
      if (problem) return dispatch({ type: 'refused', problem });
      const phone = state.sent?.to ?? '';
      void run('checking', async () => enter(await request(checkSmsCode, { body: { phone, code } })), refusalOfCheck);
    },
    submitPassword() {
      const problem = problemOfPassword(state);
      if (problem) return dispatch({ type: 'refused', problem });
      const body = { phone: state.phone.e164 ?? '', password: state.password };
      void run('loggingIn', async () => enter(await request(logIn, { body })), refusalOfPassword);
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
