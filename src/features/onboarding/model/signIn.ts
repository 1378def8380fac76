/** What the form asks for now. The browser's history holds one entry for each. */
export type Step = 'phone' | 'code' | 'password';

/** Where a message stands: beside the field it is about. */
export type ProblemField = 'phone' | 'captcha' | 'code' | 'password';

export interface Problem {
  readonly field: ProblemField;
  readonly messages: readonly string[];
}

/** A phone number as typed, and as the server wants it once the phone library accepts it. */
export interface PhoneInput {
  readonly typed: string;
  /** E.164, such as `+12015550123`; absent while the number is not valid. */
  readonly e164?: string | undefined;
  /** ISO 3166-1 alpha-2; what a number without a calling code belongs to. */
  readonly country?: string | undefined;
  /** Typed before the phone library had arrived: nobody knows yet whether it is valid. */
  readonly isPending?: boolean;
}

/** The last code that the server sent: to which number (E.164), and when (ms). */
export interface SentCode {
  readonly to: string;
  readonly at: number;
}

export interface SignInState {
  readonly step: Step;
  readonly phone: PhoneInput;
  readonly code: string;
  readonly password: string;
  readonly sent?: SentCode | undefined;
  /** Tokens work once: `round` changes whenever a new one is needed, and the widget starts over with it. */
  readonly captcha: { readonly round: number; readonly token?: string | undefined };
  /** The captcha is asked for anew, before another code. */
  readonly isProving: boolean;
  readonly pending?: Pending | undefined;
  readonly problem?: Problem | undefined;
}

export type Pending = 'sending' | 'checking' | 'loggingIn';

export type SignInEvent =
  | { type: 'phoneTyped'; phone: PhoneInput }
  | { type: 'codeTyped'; code: string }
  | { type: 'passwordTyped'; password: string }
  | { type: 'captchaSolved'; token: string }
  | { type: 'captchaLost' }
  | { type: 'proofAsked' }
  | { type: 'started'; what: Pending }
  | { type: 'codeSent'; sent: SentCode }
  /** A field that is not filled in, or the failed end of what was started; without a problem it is said elsewhere. */
  | { type: 'refused'; problem?: Problem | undefined; after?: Pending | undefined }
  | { type: 'moved'; step: Step; sent?: SentCode | undefined };

export function startAt(step: Step, sent?: SentCode): SignInState {
  const phone = sent ? { typed: sent.to, e164: sent.to } : { typed: '' };
  return { step, phone, code: '', password: '', sent, captcha: { round: 0 }, isProving: false };
}

function withoutProblem(state: SignInState, field: ProblemField): SignInState {
  return state.problem?.field === field ? { ...state, problem: undefined } : state;
}

const nextRound = ({ captcha }: SignInState) => ({ round: captcha.round + 1 });

/** The sign-in form as a machine. Knows nothing of network, history or clock. */
export function reduceSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'phoneTyped':
      return state.pending ? state : { ...withoutProblem(state, 'phone'), phone: event.phone };
    case 'codeTyped':
      return state.pending ? state : { ...withoutProblem(state, 'code'), code: event.code };
    case 'passwordTyped':
      return state.pending ? state : { ...withoutProblem(state, 'password'), password: event.password };
    case 'captchaSolved':
      return { ...withoutProblem(state, 'captcha'), captcha: { ...state.captcha, token: event.token } };
    case 'captchaLost':
      return { ...state, captcha: { round: state.captcha.round } };
    case 'proofAsked':
      return { ...state, isProving: true };
    case 'started':
      return { ...state, pending: event.what, problem: undefined };
    case 'codeSent':
      return settleSend(state, event.sent);
    case 'refused':
      return event.after === state.pending ? refuse(state, event.problem) : state;
    case 'moved':
      return move(state, event.step, event.sent);
  }
}

/** Somebody who went back while the message was on its way stays where they went; the code is remembered all the same. */
function settleSend(state: SignInState, sent: SentCode): SignInState {
  if (state.pending !== 'sending') return { ...state, sent };
  return { ...state, step: 'code', sent, code: '', captcha: nextRound(state), isProving: false, pending: undefined, problem: undefined };
}

function refuse(state: SignInState, problem: Problem | undefined): SignInState {
  const isSpent = state.pending === 'sending';
  return { ...state, pending: undefined, problem, ...(isSpent && { captcha: nextRound(state) }) };
}

function move(state: SignInState, step: Step, sent: SentCode | undefined): SignInState {
  const settled = { ...state, pending: undefined, problem: undefined, isProving: false, captcha: nextRound(state) };
  return { ...settled, step, sent: sent ?? state.sent };
}
