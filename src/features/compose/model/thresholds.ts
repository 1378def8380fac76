import type { WeighInThreshold } from '@/api';
import { alertSlots, maxAlert } from '../constants.ts';

/** The five numbers as they stand in their fields: digits, or nothing for "off". */
export type Alerts = readonly string[];

export const noAlerts: Alerts = Array.from({ length: alertSlots }, () => '');

/** What a person, or a post, has as thresholds, ready to be typed over. */
export function toAlerts(thresholds: readonly WeighInThreshold[] | null | undefined): Alerts {
  return noAlerts.map((_, slot) => {
    const threshold = thresholds?.[slot]?.threshold;
    return typeof threshold === 'number' ? String(threshold) : '';
  });
}

const numbersOf = (alerts: Alerts) => alerts.filter((alert) => alert !== '').map(Number);

/** Which of the fields stand in the way: those whose number is not greater than what came before them, or too great. Empty ones never do. */
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

/** Whether two rows of fields ask for the same. */
export function areSameAlerts(one: Alerts, other: Alerts): boolean {
  return numbersOf(one).join() === numbersOf(other).join();
}
