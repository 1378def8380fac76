import { ApiError, createPost, updatePost } from '@/api';
import { toastLife } from '@/features/feedback';
import { strings } from '../strings.ts';

const tooMany = 429;

/**
 * The words for a post (or repost, or edit) that the server refused, and how long they stay: the limit of the account's score is said
 * for 7 s, everything else as the server put it (specification, section 8). Of too many other
 * calls (who is mentioned, alerts) the friendly sentence tells.
 */
export function errorMessageForPost(error: unknown): [message: string | undefined, life?: number] {
  if (!(error instanceof ApiError)) return [strings.requestFailed];
  if (error.statusCode === tooMany) {
    const isOfPost = error.endpoint === createPost || error.endpoint === updatePost;
    return isOfPost ? [strings.limitReached, toastLife.long] : [undefined];
  }
  return [error.serverMessage || strings.requestFailed];
}
