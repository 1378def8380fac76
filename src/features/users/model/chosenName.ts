import type { User } from '@/api';
import { stripBidiControls } from '@/shared/lib/bidi';

/** A visible character: no white space, no control character, and none that fonts draw as nothing (joiners, fillers, the empty Braille cell). */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** The name that a person chose: display name, else name, else first and last name, else @username; undefined without any of them. */
export function chosenNameOf(user: Pick<User, 'username' | 'displayName' | 'name' | 'firstName' | 'lastName'>): string | undefined {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const handle = user.username ? `@${user.username}` : '';
  const chosen = [user.displayName, user.name, full, handle].find((name) => name && visible.test(name));
  return chosen ? stripBidiControls(chosen).trim() : undefined;
}
