import { locale } from './locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const fullDate = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const dayMonthYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const units = { minute: inUnit('minute'), hour: inUnit('hour'), day: inUnit('day') };
const nowWord = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

function inUnit(unit: 'minute' | 'hour' | 'day') {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
}

/** Age of a moment beside a name: `now`, `12m`, `3h`, `2d`, then the date. `now` is passed in so that screens age together. */
export function formatAge(iso: string, now: number): string {
  const then = Date.parse(iso);
  const age = now - then;
  if (Number.isNaN(then)) return '';
  if (age < minute) return nowWord.format(0, 'second');
  if (age < hour) return units.minute.format(Math.floor(age / minute));
  if (age < day) return units.hour.format(Math.floor(age / hour));
  if (age < 7 * day) return units.day.format(Math.floor(age / day));
  return new Date(then).getFullYear() === new Date(now).getFullYear() ? dayAndMonth.format(then) : dayMonthYear.format(then);
}

/** A moment in full, for the post page and for tooltips; empty for an unreadable date. */
export function formatMoment(iso: string): string {
  const then = Date.parse(iso);
  return Number.isNaN(then) ? '' : fullDate.format(then);
}

/** A day with its year; empty for an unreadable date. */
export function formatDate(iso: string): string {
  const then = Date.parse(iso);
  return Number.isNaN(then) ? '' : dayMonthYear.format(then);
}

/** A day without its time, for chart ends and histories; empty for an unreadable date. */
export function formatDay(iso: string): string {
  const then = Date.parse(iso);
  return Number.isNaN(then) ? '' : dayAndMonth.format(then);
}
