import { expect, test } from 'vitest';
import { plainName } from './bidi.ts';

test.each([
  ['Lena Hartmann', 'Lena Hartmann'],
  ['\u202Eanel', 'anel'],
  // Marks, joined emoji, and letters of Hangul that wait for their syllable.
  [`a${'\u0301'.repeat(60)} Lee`, `a${'\u0301'.repeat(5)} Lee`],
  ['\u{1F468}\u200D'.repeat(30), '\u{1F468}\u200D\u{1F468}\u200D\u{1F468}\u200D'],
  ['\u1100'.repeat(50), '\u1100'.repeat(6)],
])('%j is shown as a name that can be truncated', (name, shown) => expect(plainName(name)).toBe(shown));

test.each([
  'ประเทศไทยที่สวยงามมากกกกกกกกก',
  'নমস্কার আমার নাম অনেক লম্বা নাম',
  'Nguyễn Thị Minh Khai và các bạn của cô',
  '\u{1F468}\u{1F3FD}\u200D\u{1F469}\u{1F3FD}\u200D\u{1F467}\u{1F3FD}\u200D\u{1F466}\u{1F3FD} and family of four',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Scotland for ever and ever',
])('%j is left as it is', (name) => expect(plainName(name)).toBe(name));
