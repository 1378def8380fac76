import type { PhoneValue } from '@/design-system/pickers/phone/usePhoneText.ts';
import { phoneOf } from '@/design-system/pickers/phone/usePhoneText.ts';
import type { Problem } from '../../model/problem.ts';

/** The current step: the number with the captcha, or the code that was sent to it. */
export type Step = 'phone' | 'code';

/** The field beside which a message is shown. */
export type ProofField = 'phone' | 'captcha' | 'code';

export type ProofProblem = Problem<ProofField>;

/** The last code that the server sent: its number (E.164) and time (ms). */
export interface SentCode {
  readonly to: string;
  readonly at: number;
}

export interface PhoneProof {
  readonly step: Step;
  readonly phone: PhoneValue;
  readonly code: string;
  readonly sent?: SentCode | undefined;
  /** Tokens work once: `round` changes whenever a new one is needed, which remounts the widget. */
  readonly captcha: { readonly round: number; readonly token?: string | undefined };
  /** The captcha is required again, before another code. */
  readonly isProving: boolean;
  readonly pending?: Pending | undefined;
  /** Problems of several fields at once, when several are empty. */
  readonly problems: readonly ProofProblem[];
}

export type Pending = 'sending' | 'checking';

export type ProofEvent =
  | { type: 'phoneTyped'; phone: PhoneValue }
  | { type: 'codeTyped'; code: string }
  | { type: 'captchaSolved'; token: string }
  | { type: 'captchaLost' }
  | { type: 'proofAsked' }
  | { type: 'started'; what: Pending }
  | { type: 'codeSent'; sent: SentCode }
  /** Invalid fields, or the failure of the running action; a failure without problems is shown elsewhere. */
  | { type: 'refused'; problems: readonly ProofProblem[]; after?: Pending | undefined }
  | { type: 'moved'; step: Step; sent?: SentCode | undefined };

/** The known values after a reload, or from another form. */
export interface ProofStart {
  readonly step: Step;
  readonly sent?: SentCode | undefined;
  readonly phone?: PhoneValue | undefined;
  readonly code?: string | undefined;
}

export function startAt({ step, sent, phone, code = '' }: ProofStart): PhoneProof {
  return { step, phone: phone ?? phoneOf(sent?.to), code, sent, captcha: { round: 0 }, isProving: false, problems: [] };
}

function withoutProblem(state: PhoneProof, field: ProofField): PhoneProof {
  const problems = state.problems.filter((problem) => problem.field !== field);
  return problems.length < state.problems.length ? { ...state, problems } : state;
}

const nextRound = ({ captcha }: PhoneProof) => ({ round: captcha.round + 1 });

/** The state machine that verifies a person's number: number, captcha, code, another code. It uses no network, history or clock. */
export function reducePhoneProof(state: PhoneProof, event: ProofEvent): PhoneProof {
  switch (event.type) {
    case 'phoneTyped':
      return state.pending ? state : { ...withoutProblem(state, 'phone'), phone: event.phone };
    case 'codeTyped':
      return state.pending ? state : { ...withoutProblem(state, 'code'), code: event.code };
    case 'captchaSolved':
      return { ...withoutProblem(state, 'captcha'), captcha: { ...state.captcha, token: event.token } };
    case 'captchaLost':
      return { ...state, captcha: { round: state.captcha.round } };
    case 'proofAsked':
      return { ...state, isProving: true };
    case 'started':
      return { ...state, pending: event.what, problems: [] };
    case 'codeSent':
      return settleSend(state, event.sent);
    case 'refused':
      return event.after === state.pending ? refuse(state, event.problems) : state;
    case 'moved':
      return move(state, event.step, event.sent);
  }
}

/** A person who went back before the message was sent stays on that step; the code is stored nevertheless. */
function settleSend(state: PhoneProof, sent: SentCode): PhoneProof {
  if (state.pending !== 'sending') return { ...state, sent };
  return { ...state, step: 'code', sent, code: '', captcha: nextRound(state), isProving: false, pending: undefined, problems: [] };
}

function refuse(state: PhoneProof, problems: readonly ProofProblem[]): PhoneProof {
  const isSpent = state.pending === 'sending';
  return { ...state, pending: undefined, problems, ...(isSpent && { captcha: nextRound(state) }) };
}

function move(state: PhoneProof, step: Step, sent: SentCode | undefined): PhoneProof {
  const settled = { ...state, pending: undefined, problems: [], isProving: false, captcha: nextRound(state) };
  return { ...settled, step, sent: sent ?? state.sent };
}
