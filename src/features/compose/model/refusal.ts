import { ApiError, uploadFile } from '@/api';
import { errorMessageForPost } from '@/features/posts';
import { uploadProblem } from './imageFile.ts';
import type { Verdict } from './outboxPorts.ts';

const unauthorized = 401;
const notFound = 404;
const conflict = 409;

/** The server's message, to the letter. It is part of the protocol and never translated. */
const editConflict = 'A post may not be edited after it has been responded or reacted to';

/** The server's message about a file that it doesn't know, or that belongs to somebody else. */
const noAttachment = 'Attached file not found';

/** The message for a refused post, and how long it is shown; images have messages of their own. */
export function errorMessageFor(error: unknown): [message: string | undefined, life?: number] {
  const isUpload = error instanceof ApiError && error.endpoint === uploadFile;
  return isUpload ? [uploadProblem(error)] : errorMessageForPost(error);
}

/** The consequences of a failed attempt for the row. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.kind === 'http') return error.statusCode === unauthorized ? 'signedOut' : 'refused';
  return error.kind === 'malformed' || error.kind === 'uri-too-long' ? 'refused' : 'unreached';
}

/** Whether another person has responded to a post meanwhile, so that its content is final. Either the message or the status tells. */
export function isEditConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode === conflict || error.serverMessage === editConflict);
}

/** Whether a refused change of a post can never be made: its content is final, or the post was deleted. */
export function isFinal(error: unknown): boolean {
  const isDeleted = error instanceof ApiError && error.statusCode === notFound && error.endpoint !== uploadFile;
  return isDeleted || isEditConflict(error);
}

/** Whether the server doesn't know a file that a post attaches. */
export function isFileLost(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === noAttachment;
}
