import type { User } from '@/api';
import { type Path, paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';
import { chosenNameOf } from './chosenName.ts';

type Named = Pick<User, 'id' | 'username' | 'displayName' | 'name' | 'firstName' | 'lastName'>;

/** The name to show: display name, else name, else first and last name, else @username, else "User". */
export function displayNameOf(user: Named): string {
  return chosenNameOf(user) ?? strings.someone;
}

/** The path of a person's profile: by username if they have one, else by id. */
export function profilePathOf(user: Pick<User, 'id' | 'username'>): Path {
  return user.username ? paths.user(user.username) : paths.profile(user.id);
}

/** `@username`, or undefined while the person has none. */
export function handleOf(user: Pick<User, 'username'>): string {
  return user.username ? `@${user.username}` : '';
}

export function isAdmin(user: Pick<User, 'roles'>): boolean {
  return user.roles.includes('admin');
}
