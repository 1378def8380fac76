import { ApiError, createPost, updatePost } from '@/api';
import { toastLife } from '@/features/feedback';
import { pressedStrings } from '../pressedStrings.ts';

const tooMany = 429;

/**
 * The message for a post (or repost, or edit) that the server refused, and how long it is shown: 7 s for the limit of the account's
 * score; for everything else the server's own message (specification, section 8). Other calls (mentions, alerts) that hit a rate
 * limit get the general message.
 */
export function errorMessageForPost(error: unknown): [message: string | undefined, life?: number] {
  if (!(error instanceof ApiError)) return [pressedStrings.requestFailed];
  if (error.statusCode === tooMany) {
    const isOfPost = error.endpoint === createPost || error.endpoint === updatePost;
    return isOfPost ? [pressedStrings.limitReached, toastLife.long] : [undefined];
  }
  return [error.serverMessage || pressedStrings.requestFailed];
}
