import { ApiError } from '@/api';
import { strings } from '../strings.ts';

/**
 * What is said when a call about groups or channels failed (specification, section 8, "Groups"): the server's own words; without an
 * answer "Network request failed"; else `fallback`, or undefined, which leaves it to the friendly sentences.
 */
export function groupFailureMessage(error: unknown, fallback?: string): string | undefined {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === 'network') return strings.networkFailed;
  return error.serverMessage?.trim() || fallback;
}
