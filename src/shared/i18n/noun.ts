import { plural } from './numbers.ts';

/** The form of a Russian noun for a number written in full: `noun(2, 'пост', 'поста', 'постов')`. A fraction takes the second form. */
export const noun = (count: number, one: string, few: string, many: string): string => plural(count, { one, few, many, other: few });

/** The form beside a short number: `12,3 тыс. постов`, whatever its last digit is. */
export const nounOfShort = (count: number, one: string, few: string, many: string): string =>
  Math.abs(count) >= 1e4 ? many : noun(count, one, few, many);
