import { describe, expect, it } from 'vitest';
import { calendarFormats, firstDay, firstWeekday, formatDate, formatDay, isoOf, isSelectable, nearest } from './dates.ts';

const newYearsEve = new Date(2024, 11, 31);

describe('the two formats of a date (val.date.choose)', () => {
  it('shows en-US in the field', () => {
    expect(formatDate(newYearsEve)).toBe('12/31/2024');
    expect(formatDate(new Date(1987, 2, 5))).toBe('3/5/1987');
  });

  it('says dd/mm/yy in the calendar, with the year in full', () => {
    expect(formatDay(newYearsEve)).toBe('31/12/2024');
    expect(formatDay(new Date(1987, 2, 5))).toBe('05/03/1987');
  });
});

describe('another locale', () => {
  it('has its own formats in the field and in the calendar', () => {
    expect(formatDate(newYearsEve, 'ru')).toBe('31.12.2024');
    expect(formatDay(newYearsEve, 'ru')).toBe('31 декабря 2024 г.');
    expect(formatDate(newYearsEve, 'en-GB')).toBe('31/12/2024');
  });

  it('keeps to the Gregorian calendar, whose months the calendar shows', () => {
    expect(formatDate(newYearsEve, 'th')).toContain('2024');
  });

  it('names months and weekdays, two letters of these where two letters tell them apart', () => {
    const { month, monthAndYear, weekday, shortWeekday } = calendarFormats('ru');
    expect([month(newYearsEve), weekday(newYearsEve), shortWeekday(newYearsEve)]).toEqual(['декабрь', 'вторник', 'вт']);
    expect(monthAndYear(newYearsEve)).toBe('декабрь 2024 г.');
    expect(calendarFormats('en-US').shortWeekday(newYearsEve)).toBe('Tu');
    const arabic = [1, 2, 3, 4, 5, 6, 7].map((day) => calendarFormats('ar').shortWeekday(new Date(2024, 11, day)));
    expect(new Set(arabic).size).toBe(7);
  });

  it('has figures of its own, without words', () => {
    expect(calendarFormats('ar-EG').day(newYearsEve)).toBe('٣١');
    expect(calendarFormats('ja').day(newYearsEve)).toBe('31');
  });

  it('begins the week on its own day', () => {
    expect([firstWeekday('en-US'), firstWeekday('ru'), firstWeekday('ar-EG')]).toEqual([0, 1, 6]);
  });
});

describe('the text for forms', () => {
  it('is the local day with four, two and two figures, at any time of the day', () => {
    expect(isoOf(new Date(1987, 2, 5, 23, 59))).toBe('1987-03-05');
    expect(isoOf(new Date(1987, 2, 5))).toBe('1987-03-05');
  });
});

describe('isSelectable (val.date.range)', () => {
  const today = { min: firstDay, max: new Date(2024, 5, 15, 10, 30) };

  it('begins with 1 January 1900', () => {
    expect(isSelectable(new Date(1899, 11, 31), today)).toBe(false);
    expect(isSelectable(new Date(1900, 0, 1), today)).toBe(true);
    expect(firstDay.getFullYear()).toBe(1900);
  });

  it('ends with today, at any time of the day', () => {
    expect(isSelectable(new Date(2024, 5, 15), today)).toBe(true);
    expect(isSelectable(new Date(2024, 5, 15, 23, 59), today)).toBe(true);
    expect(isSelectable(new Date(2024, 5, 16), today)).toBe(false);
  });
  it('begins with the first day itself, whatever its time of day', () => {
    const range = { min: new Date(2024, 5, 10, 18, 0), max: new Date(2024, 5, 15) };
    expect(isSelectable(new Date(2024, 5, 9), range)).toBe(false);
    expect(isSelectable(new Date(2024, 5, 10), range)).toBe(true);
  });
});

describe('nearest', () => {
  const range = { min: new Date(2024, 5, 10), max: new Date(2024, 5, 15) };

  it('leaves a day within the range, and takes the end that is nearer to any other', () => {
    expect(nearest(new Date(2024, 5, 12), range)).toEqual(new Date(2024, 5, 12));
    expect(nearest(new Date(2023, 0, 1), range)).toBe(range.min);
    expect(nearest(new Date(2025, 0, 1), range)).toBe(range.max);
  });
});
