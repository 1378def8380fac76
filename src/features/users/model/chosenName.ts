import type { User } from '@/api';
import { stripBidiControls } from '@/shared/lib/bidi';

/** Something that leaves a mark on the page: no white space, no control, and nothing that fonts pass over (joiners, fillers, the empty Braille cell). */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** What a person is called: display name, else name, else first and last name, else @username; undefined where none is chosen. */
export function chosenNameOf(user: Pick<User, 'username' | 'displayName' | 'name' | 'firstName' | 'lastName'>): string | undefined {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const handle = user.username ? `@${user.username}` : '';
  const chosen = [user.displayName, user.name, full, handle].find((name) => name && visible.test(name));
  return chosen ? stripBidiControls(chosen).trim() : undefined;
}
