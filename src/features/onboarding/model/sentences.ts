import { isEmail, isName, passwordFault, usernameFault } from '@/api';
import { strings } from '../strings.ts';

/** The problem of a username that is found without the server; empty when there is none. */
export function messagesAboutUsername(username: string): readonly string[] {
  if (username === '') return [strings.usernameMissing];
  const fault = usernameFault(username);
  return fault ? [strings.usernameFaults[fault]] : [];
}

export function messagesAboutPassword(password: string): readonly string[] {
  const fault = passwordFault(password);
  return fault ? [strings.passwordFaults[fault]] : [];
}

/** Names and e-mail are optional. */
export const messagesAboutName = (name: string): readonly string[] => (name.trim() === '' || isName(name) ? [] : [strings.nameInvalid]);

export const messagesAboutEmail = (email: string): readonly string[] =>
  email.trim() === '' || isEmail(email.trim()) ? [] : [strings.emailInvalid];

/** The state of a username check: unknown, being checked, or the server's answer. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** Shows the rules while the check has no answer, then whether the name is free. */
export function usernameMessage(username: string, availability: Availability): string {
  if (availability === 'checking') return strings.usernameChecking;
  return availability === 'free' ? strings.usernameFree(username) : strings.usernameRules;
}
