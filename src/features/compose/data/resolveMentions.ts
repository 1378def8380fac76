import { ApiError, getUserByUsername, request } from '@/api';
import { limits } from '@/api/contract/limits';
import { namesIn } from '@/shared/lib/text/pieces';
import type { Mentioned } from '../model/postBody.ts';

/** So many questions at once: a post may name a hundred people. */
const atOnce = 5;

/** Statuses below 500 that say nothing of a name: who asks is not known, the server took too long, or had too many questions. */
const undecided = [401, 408, 429];

/** Finds the people named in a text. A name that nobody has stays plain text. */
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
    // Without the people whom it names nothing may be published: nobody would tell them.
    if (isAnswer(error)) return undefined;
    throw error;
  }
}

/** Whether the server has said that there is nobody of that name to be told, rather than that it is in trouble. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && error.statusCode < 500 && !undecided.includes(error.statusCode);
