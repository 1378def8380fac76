import { ApiError } from '@/api';
import { toastLife } from '@/features/feedback';
import { strings } from '../strings.ts';

const tooManyPosts = 429;

/**
 * The words for a post (or repost, or edit) that the server refused, and how long they stay: the limit of the account's score is said
 * for 7 s, everything else as the server put it (specification, section 8).
 */
export function errorMessageForPost(error: unknown): [message: string, life?: number] {
  if (!(error instanceof ApiError)) return [strings.requestFailed];
  if (error.statusCode === tooManyPosts) return [strings.limitReached, toastLife.long];
  return [error.serverMessage || strings.requestFailed];
}
