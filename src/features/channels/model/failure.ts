import { ApiError } from '@/api';
import { strings } from '../strings.ts';

/**
 * The message after a failed call about groups or channels (specification, section 8, "Groups"): the server's own message; without an
 * answer "Network request failed"; else `fallback`, or undefined, which selects a friendly message.
 */
export function groupFailureMessage(error: unknown, fallback?: string): string | undefined {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === 'network') return strings.networkFailed;
  return error.serverMessage?.trim() || fallback;
}
