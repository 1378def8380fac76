import type { WeighInThreshold } from '@/api';
import { alertSlots, maxAlert } from '../constants.ts';

/** The values of the five fields: digits, or an empty string for "off". */
export type Alerts = readonly string[];

export const noAlerts: Alerts = Array.from({ length: alertSlots }, () => '');

/** The thresholds of a person or a post as field values. */
export function toAlerts(thresholds: readonly WeighInThreshold[] | null | undefined): Alerts {
  return noAlerts.map((_, slot) => {
    const threshold = thresholds?.[slot]?.threshold;
    return typeof threshold === 'number' ? String(threshold) : '';
  });
}

const numbersOf = (alerts: Alerts) => alerts.filter((alert) => alert !== '').map(Number);

/** Which fields are invalid: those whose number isn't greater than the one before, or is too great. Empty ones are valid. */
export function wrongAlerts(alerts: Alerts): readonly boolean[] {
  let last = 0;
  return alerts.map((alert) => {
    if (alert === '') return false;
    const isWrong = Number(alert) <= last || Number(alert) > maxAlert;
    if (!isWrong) last = Number(alert);
    return isWrong;
  });
}

/** Whether the numbers can be sent: positive, each greater than the one before; fields left empty are skipped. */
export function areAlertsValid(alerts: Alerts): boolean {
  return !wrongAlerts(alerts).includes(true);
}

/** Exactly five entries, ascending, padded with "off" (specification, section 9). */
export function toThresholds(alerts: Alerts): WeighInThreshold[] {
  const numbers = numbersOf(alerts);
  return noAlerts.map((_, slot) => ({ threshold: numbers[slot] ?? 'off' }));
}

/** Whether two sets of fields mean the same thresholds. */
export function areSameAlerts(one: Alerts, other: Alerts): boolean {
  return numbersOf(one).join() === numbersOf(other).join();
}
