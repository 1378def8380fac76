import type { AgeUnit, Formats } from './languages.ts';

/** The formats of a language, made with the browser's `Intl`. */
export function formatsOf(locale: string): Formats {
  const whole = new Intl.NumberFormat(locale);
  const signedTenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const plurals = new Intl.PluralRules(locale);
  const nowWord = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const inUnit = (unit: AgeUnit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
  const units = { minute: inUnit('minute'), hour: inUnit('hour'), day: inUnit('day') };
  const date = { day: 'numeric', month: 'short' } as const;
  const dayAndMonth = new Intl.DateTimeFormat(locale, date);
  const day = new Intl.DateTimeFormat(locale, { ...date, year: 'numeric' });
  const minute = new Intl.DateTimeFormat(locale, { ...date, year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    whole: (value) => whole.format(value),
    signedTenths: (value) => signedTenths.format(value),
    thousand: 'k',
    million: 'M',
    pluralForm: (count) => plurals.select(count),
    now: () => nowWord.format(0, 'second'),
    age: (count, unit) => units[unit].format(count),
    dayAndMonth: (moment) => dayAndMonth.format(moment),
    day: (moment) => day.format(moment),
    minute: (moment) => minute.format(moment),
  };
}
