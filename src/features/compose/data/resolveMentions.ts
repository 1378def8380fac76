import { ApiError, getUserByUsername, request } from '@/api';
import { tokenize } from '@/features/posts';
import type { Mentioned } from '../model/postBody.ts';

const atMost = 10;

/** Finds the people named in a text. A name that nobody has stays plain text. */
export async function resolveMentions(text: string): Promise<readonly Mentioned[]> {
  const names = tokenize(text).flatMap((token) => (token.kind === 'mention' ? [token.username] : []));
  const unique = [...new Set(names.map((name) => name.toLowerCase()))].slice(0, atMost);
  const found = await Promise.all(unique.map(find));
  return found.filter((person) => person !== undefined);
}

async function find(username: string): Promise<Mentioned | undefined> {
  try {
    const user = await request(getUserByUsername, { params: { username } });
    return user ? { userId: user.id, username } : undefined;
  } catch (error) {
    // Where nobody can be reached nothing can be published either; without the people it must not be.
    if (error instanceof ApiError && error.kind === 'http') return undefined;
    throw error;
  }
}
