import { describe, expect, it } from 'vitest';
import { firstDay, formatDate, formatDay, isSelectable } from './dates.ts';

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

describe('isSelectable (val.date.range)', () => {
  const today = new Date(2024, 5, 15, 10, 30);

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
});
