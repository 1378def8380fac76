import { currentUserAtom, setCurrentUserAtom } from '@/features/session';
import type { Store } from '@/shared/lib/scope';
import { type Alerts, toThresholds } from '../model/thresholds.ts';

/** The alerts that somebody set last are what the next post begins with: the server keeps them so too (contract, call 41). */
export function noteUsualAlerts(store: Store, alerts: Alerts): void {
  const user = store.get(currentUserAtom);
  if (user) store.set(setCurrentUserAtom, { ...user, weighInThresholds: toThresholds(alerts) });
}
