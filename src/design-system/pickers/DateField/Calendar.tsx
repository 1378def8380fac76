import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { Icon } from '../../display/Icon/Icon.tsx';
import { useDirection } from '../../private/direction/useDirection.ts';
import * as styles from './Calendar.css.ts';
import { calendarFormats, type DayRange, firstWeekday, formatDate, formatDay, isSelectable, nearest } from './dates.ts';

export interface CalendarLabels {
  previousMonthLabel: string;
  nextMonthLabel: string;
  monthLabel: string;
  yearLabel: string;
}

export interface CalendarProps extends CalendarLabels, DayRange {
  /** BCP 47 tag of the names and figures. */
  locale: string;
  value: Date | null;
  today: Date;
  /** Moves the focus to the chosen day, or today. */
  hasAutoFocus: boolean;
  onChoose: (date: Date) => void;
}

const classNames = {
  month: styles.month,
  button_previous: styles.step,
  button_next: styles.step,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown: styles.dropdown,
  // Doubles the native list's own text.
  caption_label: styles.hidden,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  footer: styles.footer,
};

function Chevron({ orientation }: ChevronProps) {
  return <Icon glyph={orientation === 'right' ? ChevronRight : ChevronLeft} />;
}

/** One month of days. Loaded on demand; the only module that knows the calendar library. */
export default function Calendar({ value, today, min, max, locale, hasAutoFocus, onChoose, ...labels }: CalendarProps) {
  const formats = calendarFormats(locale);
  const range = { min, max };
  return (
    <DayPicker
      mode="single"
      required
      selected={value ?? undefined}
      onSelect={onChoose}
      autoFocus={hasAutoFocus}
      today={today}
      defaultMonth={nearest(value ?? today, range)}
      startMonth={min}
      endMonth={max}
      disabled={(date) => !isSelectable(date, range)}
      captionLayout="dropdown"
      navLayout="around"
      reverseYears
      showOutsideDays
      // Every month has the same height, so nothing below the field moves.
      fixedWeeks
      dir={useDirection()}
      lang={locale}
      weekStartsOn={firstWeekday(locale)}
      footer={value && formatDay(value, locale)}
      classNames={classNames}
      components={{ Chevron }}
      formatters={{
        formatMonthDropdown: formats.month,
        formatYearDropdown: formats.year,
        formatWeekdayName: formats.shortWeekday,
        formatDay: formats.day,
        formatCaption: formats.monthAndYear,
      }}
      labels={{
        // In the field's format, so that a screen reader's user recognises the day there.
        labelDayButton: (date) => formatDate(date, locale),
        labelGrid: formats.monthAndYear,
        labelWeekday: formats.weekday,
        labelPrevious: () => labels.previousMonthLabel,
        labelNext: () => labels.nextMonthLabel,
        labelMonthDropdown: () => labels.monthLabel,
        labelYearDropdown: () => labels.yearLabel,
      }}
    />
  );
}
