import { codeLength, resendDelay } from '../constants.ts';
import { strings } from '../strings.ts';
import type { Problem, ProblemField, SentCode, SignInState } from './signIn.ts';

const problem = (field: ProblemField, message: string): Problem => ({ field, messages: [message] });

function problemOfPhone({ phone }: SignInState): Problem | undefined {
  if (phone.e164) return undefined;
  return problem('phone', phone.isPending ? strings.phoneLoading : strings.phoneInvalid);
}

/** What keeps a code from being asked for, first field first. */
export function problemOfSend(state: SignInState): Problem | undefined {
  return problemOfPhone(state) ?? (state.captcha.token ? undefined : problem('captcha', strings.captchaMissing));
}

/** What keeps a code from being checked. */
export function problemOfCode({ code }: SignInState): Problem | undefined {
  return code.length === codeLength ? undefined : problem('code', strings.codeIncomplete);
}

/** What keeps the password from being tried, first field first. */
export function problemOfPassword(state: SignInState): Problem | undefined {
  return problemOfPhone(state) ?? (state.password === '' ? problem('password', strings.passwordMissing) : undefined);
}

/** Milliseconds until another code may be asked for; 0 when it may. */
export function resendWait(sent: SentCode | undefined, now: number): number {
  return sent ? Math.max(0, sent.at + resendDelay - now) : 0;
}

/** A code is on its way to exactly this number, so that asking for another would only be refused. */
export function isCodeUnderway({ phone, sent }: SignInState, now: number): boolean {
  return sent !== undefined && sent.to === phone.e164 && resendWait(sent, now) > 0;
}

/** A wait as minutes and seconds: `0:42`. Begun seconds count, so that it never says 0:00 while one waits. */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
