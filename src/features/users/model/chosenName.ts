import type { User } from '@/api';
import { isVisible, plainName } from '@/shared/lib/bidi';

/** The name that a person chose: display name, else name, else first and last name, else @username; undefined without any of them. */
export function chosenNameOf(user: Pick<User, 'username' | 'displayName' | 'name' | 'firstName' | 'lastName'>): string | undefined {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const handle = user.username ? `@${user.username}` : '';
  const chosen = [user.displayName, user.name, full, handle].find((name) => name && isVisible(name));
  return chosen ? plainName(chosen).trim() : undefined;
}
