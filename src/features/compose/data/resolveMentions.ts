import { ApiError, getUserByUsername, request } from '@/api';
import { limits } from '@/api/contract/limits';
import { namesIn } from '@/shared/lib/text/written';
import type { Mentioned } from '../model/postBody.ts';

/** Maximum number of concurrent requests, because a post may mention a hundred people. */
const atOnce = 5;

/** Statuses below 500 that tell nothing about a name: not signed in, timeout, and too many requests. */
const undecided = [401, 408, 429];

/** Finds the people mentioned in a text. A name that nobody has stays plain text. */
export async function resolveMentions(text: string): Promise<readonly Mentioned[]> {
  const names = namesIn(text).slice(0, limits.mentions);
  const found: Mentioned[] = [];
  for (let first = 0; first < names.length; first += atOnce) {
    const people = await Promise.all(names.slice(first, first + atOnce).map(find));
    found.push(...people.filter((person) => person !== undefined));
  }
  return found;
}

async function find(username: string): Promise<Mentioned | undefined> {
  try {
    const user = await request(getUserByUsername, { params: { username } });
    return user ? { userId: user.id, username } : undefined;
  } catch (error) {
    // A post must not be published without its mentions, because those people wouldn't be notified.
    if (isAnswer(error)) return undefined;
    throw error;
  }
}

/** Whether the error means that nobody of that name can be mentioned, rather than that the request failed. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.statusCode < 500 && !undecided.includes(error.statusCode);
