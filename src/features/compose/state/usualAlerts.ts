import { currentUserAtom, setCurrentUserAtom } from '@/features/session';
import type { Store } from '@/shared/lib/scope';
import { type Alerts, toThresholds } from '../model/thresholds.ts';

/** Makes the alerts that the person set last the default for the next post, as the server does (contract, call 41). */
export function noteUsualAlerts(store: Store, alerts: Alerts): void {
  const user = store.get(currentUserAtom);
  if (user) store.set(setCurrentUserAtom, { ...user, weighInThresholds: toThresholds(alerts) });
}
