import { codeLength, resendDelay } from '../../constants.ts';
import { sentenceAboutPhone } from '../../model/phoneNumber.ts';
import { strings } from '../../strings.ts';
import type { PhoneProof, ProofField, ProofProblem, SentCode } from './phoneProof.ts';

const problem = (field: ProofField, message: string): ProofProblem => ({ field, messages: [message] });

/** All that keeps a code from being asked for, first field first: whoever mends one must not meet the next only then. */
export function problemsOfSend({ phone, captcha }: PhoneProof): readonly ProofProblem[] {
  const sentence = sentenceAboutPhone(phone);
  return [...(sentence ? [problem('phone', sentence)] : []), ...(captcha.token ? [] : [problem('captcha', strings.captchaMissing)])];
}

/** What keeps a code from being checked. */
export function problemOfCode(code: string): ProofProblem | undefined {
  return code.length === codeLength ? undefined : problem('code', strings.codeIncomplete);
}

/** Milliseconds until another code may be asked for; 0 when it may. */
export function resendWait(sent: SentCode | undefined, now: number): number {
  return sent ? Math.max(0, sent.at + resendDelay - now) : 0;
}

/** A code is on its way to exactly this number, so that asking for another would only be refused. */
export function isCodeUnderway({ phone, sent }: PhoneProof, now: number): boolean {
  return sent !== undefined && sent.to === phone.number && resendWait(sent, now) > 0;
}

/** A wait as minutes and seconds: `0:42`. FormChanges seconds count, so that it never says 0:00 while one waits. */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
