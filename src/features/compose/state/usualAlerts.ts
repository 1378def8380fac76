import type { createStore } from 'jotai';
import { currentUserAtom, setCurrentUserAtom } from '@/features/session';
import { type Alerts, toThresholds } from '../model/thresholds.ts';

/** The alerts that somebody set last are what the next post begins with: the server keeps them so too (contract, call 41). */
export function noteUsualAlerts(store: ReturnType<typeof createStore>, userId: string, alerts: Alerts): void {
  const user = store.get(currentUserAtom);
  if (user?.id === userId) store.set(setCurrentUserAtom, { ...user, weighInThresholds: toThresholds(alerts) });
}
