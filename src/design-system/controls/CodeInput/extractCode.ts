import { westernDigits } from '../../private/westernDigits.ts';

/**
 * The code in a message: the one run of exactly `length` digits, also where it is written in groups ("123 456", "123-456").
 * Other numbers of the message, a year or a phone number, are none; undefined where there is no code, or more than one.
 */
export function extractCode(message: string, length: number): string | undefined {
  const runs = (pattern: RegExp) =>
    new Set([...westernDigits(message).matchAll(pattern)].map(([run]) => run.replace(/\D/g, '')).filter((run) => run.length === length));
  const whole = runs(/\d+/g);
  const found = whole.size > 0 ? whole : runs(/\d(?:[ \u00a0-]?\d)+/g);
  return found.size === 1 ? [...found][0] : undefined;
}
