/** Texts that took recursive or backtracking scanners long: a beginning, and what is repeated after it. */
export const slowTexts: readonly (readonly [name: string, start: string, unit: string])[] = [
  ['closing brackets', 'https://a.bc/', ')'],
  ['opening brackets', 'https://a.bc/', '('],
  ['dots and brackets', 'https://a.bc/', '.)'],
  ['quotation marks', 'https://a.bc/', '"\''],
  ['schemes', '', 'http://'],
  ['hosts that are none', '', 'http://-a'],
  ['passwords', '', 'http://a:b'],
  ['signs after hosts', '', 'http://a.bc@'],
  ['three dots after hosts', '', 'http://a.bc...'],
  ['a long password', 'http://', 'a:'],
  ['labels', 'http://', 'a.'],
  ['encoded letters', 'https://a.bc/', '%D1%91'],
  ['signs', '', '@#'],
  ['a name', '@', 'a'],
  ['a tag', '#', '_'],
  ['joined letters', '#a', '\u200D'],
  ['tags', '', '#a '],
  ['mentions', '', '@lena '],
  ['addresses', '', 'https://a.bc/d '],
  ['no space', '', 'x'],
  ['Chinese', '', '語'],
  ['emoji', '', '😀'],
];

/** Lengths from a word to forty times a permitted post. */
export const lengths: readonly number[] = [10, 100, 1000, 10_000, 100_000, 200_000];

/** The beginning and its repetition, cut to a length in UTF-16 code units. */
export const textOfLength = (start: string, unit: string, length: number) => (start + unit.repeat(length)).slice(0, length);
