import { atom } from 'jotai';
import { toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { groupFailureMessage } from '../model/failure.ts';

/** Shows for 7 s why a call about groups or channels failed, unless the session has reported it already. */
export const reportGroupFailureAtom = atom(null, (_get, set, error: unknown, fallback?: string) =>
  set(reportErrorAtom, error, groupFailureMessage(error, fallback), toastLife.long),
);
