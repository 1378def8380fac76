import { formats } from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Age of a moment beside a name: `now`, `12m`, `3h`, `2d`, then the date. `now` is a parameter so that all ages update together. */
export function formatAge(iso: string, now: number): string {
  const then = Date.parse(iso);
  const age = now - then;
  if (Number.isNaN(then)) return '';
  if (age < minute) return formats.now();
  if (age < hour) return formats.age(Math.floor(age / minute), 'minute');
  if (age < day) return formats.age(Math.floor(age / hour), 'hour');
  if (age < 7 * day) return formats.age(Math.floor(age / day), 'day');
  return new Date(then).getFullYear() === new Date(now).getFullYear() ? formats.dayAndMonth(then) : formats.day(then);
}

const written = (iso: string, write: (moment: number) => string): string => {
  const then = Date.parse(iso);
  return Number.isNaN(then) ? '' : write(then);
};

/** Full date and time, for the post page and for tooltips; empty for an unreadable date. */
export const formatMoment = (iso: string): string => written(iso, formats.minute);

/** Date with its year; empty for an unreadable date. */
export const formatDate = (iso: string): string => written(iso, formats.day);

/** Date without time, for chart ends and histories; empty for an unreadable date. */
export const formatDay = (iso: string): string => written(iso, formats.dayAndMonth);
