import { isEmail, isName, passwordFault, usernameFault } from '@/api';
import { strings } from '../strings.ts';

/** What is wrong with a username before the server is asked; empty when nothing is. */
export function sentencesAboutUsername(username: string): readonly string[] {
  if (username === '') return [strings.usernameMissing];
  const fault = usernameFault(username);
  return fault ? [strings.usernameFaults[fault]] : [];
}

export function sentencesAboutPassword(password: string): readonly string[] {
  const fault = passwordFault(password);
  return fault ? [strings.passwordFaults[fault]] : [];
}

/** Names and e-mail may be left out. */
export const sentencesAboutName = (name: string): readonly string[] => (name.trim() === '' || isName(name) ? [] : [strings.nameInvalid]);

export const sentencesAboutEmail = (email: string): readonly string[] =>
  email.trim() === '' || isEmail(email.trim()) ? [] : [strings.emailInvalid];

/** What is known about a username: nothing, that it is being asked for, or the server's answer. */
export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

/** The rules while nothing is known, then whether the name is free. */
export function usernameMessage(username: string, availability: Availability): string {
  if (availability === 'checking') return strings.usernameChecking;
  return availability === 'free' ? strings.usernameFree(username) : strings.usernameRules;
}
