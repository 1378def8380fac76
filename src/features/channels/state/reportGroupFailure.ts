import { atom } from 'jotai';
import { ApiError } from '@/api';
import { toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
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

/** Shows for 7 s why a call about groups or channels failed, unless the session has reported it already. */
export const reportGroupFailureAtom = atom(null, (_get, set, error: unknown, fallback?: string) =>
  set(reportErrorAtom, error, groupFailureMessage(error, fallback), toastLife.long),
);
