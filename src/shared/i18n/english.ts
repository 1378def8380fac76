import type { Formats } from './languages.ts';

/** `Oct`, `1` and `2025`: ECMAScript writes dates with English month names in every language (`Wed Oct 01 2025`). */
function dateParts(moment: number) {
  const [, month, day, year] = new Date(moment).toDateString().split(' ');
  return { dayAndMonth: `${month} ${Number(day)}`, year: Number(year) };
}

const day: Formats['day'] = (moment) => {
  const { dayAndMonth, year } = dateParts(moment);
  return `${dayAndMonth}, ${year}`;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * English formats without `Intl`, with the same output (a test compares them). The first `Intl` formatter of a page takes 20 to 50 ms on a
 * desktop, which delays the first post on a phone by a tenth of a second or more.
 */
export const english: Formats = {
  whole: (value) => {
    const [size = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
    const grouped = size.replace(/\B(?=(\d{3})+$)/g, ',');
    return decimals ? `${grouped}.${decimals}` : grouped;
  },
  signedTenths: (value) => {
    // Binary fractions turn 4.35 × 10 into 43.499999999999996.
    const tenths = Math.sign(value) * Math.round(Number((Math.abs(value) * 10).toPrecision(12)));
    return `${tenths > 0 ? '+' : ''}${tenths / 10 || 0}`;
  },
  thousand: 'k',
  million: 'M',
  pluralForm: (count) => (count === 1 ? 'one' : 'other'),
  now: () => 'now',
  age: (count, unit) => count + unit.charAt(0),
  dayAndMonth: (moment) => dateParts(moment).dayAndMonth,
  day,
  minute: (moment) => {
    const date = new Date(moment);
    return `${day(moment)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  },
};
