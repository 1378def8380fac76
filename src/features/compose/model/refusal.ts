import { ApiError, uploadFile } from '@/api';
import { errorMessageForPost } from '@/features/posts';
import { uploadProblem } from './imageFile.ts';
import type { Verdict } from './outboxPorts.ts';

const unauthorized = 401;
const notFound = 404;
const conflict = 409;

/** What the server says, to the letter: part of the protocol, in no language of a reader. */
const editConflict = 'A post may not be edited after it has been responded or reacted to';

/** The words for what was refused of a post, and how long they stay; an image has sentences of its own. */
export function errorMessageFor(error: unknown): [message: string | undefined, life?: number] {
  const isUpload = error instanceof ApiError && error.endpoint === uploadFile;
  return isUpload ? [uploadProblem(error)] : errorMessageForPost(error);
}

/** What a failed sending means for what was written. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.kind === 'http') return error.statusCode === unauthorized ? 'signedOut' : 'refused';
  return error.kind === 'malformed' || error.kind === 'uri-too-long' ? 'refused' : 'unreached';
}

/** Whether somebody has responded to a post meanwhile, so that its content is final. The message counts as much as the status. */
export function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode === conflict || error.serverMessage === editConflict);
}

/** Whether a refused change of a post can never be made: its content is final, or it is gone. */
export function isFinal(error: unknown): boolean {
  const isGone = error instanceof ApiError && error.statusCode === notFound && error.endpoint !== uploadFile;
  return isGone || isEditConflict(error);
}
