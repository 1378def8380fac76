import { codeLength, resendDelay } from '../../constants.ts';
import { messageAboutPhone } from '../../model/problem.ts';
import { strings } from '../../strings.ts';
import type { PhoneProof, ProofField, ProofProblem, SentCode } from './phoneProof.ts';

const problem = (field: ProofField, message: string): ProofProblem => ({ field, messages: [message] });

/** All problems that prevent requesting a code, first field first, so that the person can fix them together. */
export function problemsOfSend({ phone, captcha }: PhoneProof): readonly ProofProblem[] {
  const sentence = messageAboutPhone(phone);
  return [...(sentence ? [problem('phone', sentence)] : []), ...(captcha.token ? [] : [problem('captcha', strings.captchaMissing)])];
}

/** The problems that prevent checking a code. */
export function problemOfCode(code: string): ProofProblem | undefined {
  return code.length === codeLength ? undefined : problem('code', strings.codeIncomplete);
}

/** Milliseconds until another code can be requested; 0 when it can. */
export function resendWait(sent: SentCode | undefined, now: number): number {
  return sent ? Math.max(0, sent.at + resendDelay - now) : 0;
}

/** A code was already sent to exactly this number, so the server would refuse another request. */
export function isCodeUnderway({ phone, sent }: PhoneProof, now: number): boolean {
  return sent !== undefined && sent.to === phone.number && resendWait(sent, now) > 0;
}

/** A wait as minutes and seconds: `0:42`. Started seconds count, so that it never shows 0:00 during the wait. */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
