import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { formatsOf } from './intl.ts';

const intl = formatsOf('en');
const same = <T extends 'whole' | 'signedTenths' | 'pluralForm' | 'dayAndMonth' | 'day' | 'minute'>(name: T, value: number): void => {
  expect(english[name](value)).toBe(intl[name](value));
};
const moments = fc.integer({ min: Date.parse('1971-01-01'), max: Date.parse('2199-01-01') });

describe('English is written as Intl writes it', () => {
  test('numbers in full, whole and with decimals', () => {
    fc.assert(fc.property(fc.integer(), (value) => same('whole', value)));
    fc.assert(fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => same('whole', value / 100)));
  });

  test('signed values, averages of few and many marks among them', () => {
    const marks = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 200 });
    fc.assert(fc.property(marks, (all) => same('signedTenths', all.reduce((sum, mark) => sum + mark, 0) / all.length)));
    for (let hundredths = -1000; hundredths <= 1000; hundredths++) same('signedTenths', hundredths / 100);
  });

  test('forms of nouns', () => {
    for (const count of [0, 1, 2, 1.5, 11, 21, 1000]) same('pluralForm', count);
  });

  test('days and moments', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        same('day', moment);
        same('dayAndMonth', moment);
        same('minute', moment);
      }),
    );
  });

  test('ages', () => {
    expect(english.now()).toBe(intl.now());
    for (const unit of ['minute', 'hour', 'day'] as const)
      for (const count of [1, 6, 23, 59]) expect(english.age(count, unit)).toBe(intl.age(count, unit));
  });
});
