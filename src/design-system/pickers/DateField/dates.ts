/** The first day that can be chosen without `min` (product specification, section 5). Local time, like every date here. */
export const firstDay = new Date(1900, 0, 1);

/** The locale of the specification's formats. */
export const defaultLocale = 'en-US';

/** Which days can be chosen: both ends belong to them, whatever their time of day. */
export interface DayRange {
  min: Date;
  max: Date;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The calendar has the months of the Gregorian calendar, also where a locale prefers another. */
const inLocale = (date: Date, locale: string, options?: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString(locale, { calendar: 'gregory', ...options });

/** The format that the field shows and emits: in en-US "12/31/2024". */
export const formatDate = (date: Date, locale = defaultLocale): string => inLocale(date, locale);

/** The format that the calendar shows for the chosen day: in en-US dd/mm/yy with the year in full, "31/12/2024". */
export const formatDay = (date: Date, locale = defaultLocale): string =>
  locale === defaultLocale
    ? `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
    : inLocale(date, locale, { dateStyle: 'long' });

/** What a form sends, and what servers and native date inputs read: "2024-12-31". */
export const isoOf = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The words and figures of a calendar. */
export const calendarFormats = (locale: string) => ({
  month: (date: Date) => inLocale(date, locale, { month: 'long' }),
  year: (date: Date) => inLocale(date, locale, { year: 'numeric' }),
  monthAndYear: (date: Date) => inLocale(date, locale, { month: 'long', year: 'numeric' }),
  day: (date: Date) => new Intl.NumberFormat(locale).format(date.getDate()),
  weekday: (date: Date) => inLocale(date, locale, { weekday: 'long' }),
  /** A seventh of the calendar has room for two letters, which tell days apart in alphabets like Latin; other scripts have a sign for each day. */
  shortWeekday: (date: Date) => {
    const short = inLocale(date, locale, { weekday: 'short' });
    return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(short)
      ? short.slice(0, 2)
      : inLocale(date, locale, { weekday: 'narrow' });
  },
});

interface WeekInfo {
  firstDay: number;
}

/** The first day of a locale's week, 0 for Sunday. Browsers that don't know it begin on Monday, like most of the world. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  if (locale === defaultLocale) return 0;
  const own = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const info = own.getWeekInfo?.() ?? own.weekInfo;
  return ((info?.firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

export const isSelectable = (date: Date, { min, max }: DayRange): boolean => startOf(date) >= startOf(min) && startOf(date) <= startOf(max);

/** The day itself, or the end of the range that is nearest to it. */
export const nearest = (date: Date, { min, max }: DayRange): Date => (date < min ? min : date > max ? max : date);
