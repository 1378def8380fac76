import { expect, test } from 'vitest';
import { normalizeTag } from './tags.ts';

test.each([
  ['  local news ', 'local_news'],
  ['a - b', 'a_b'],
  ['C++ & co', 'C_co'],
  ['a__b', 'a_b'],
  ['cafe\u0301', 'café'],
  ['हिन्दी', 'हिन्दी'],
  ['!!!', ''],
])('the tag name %j is normalised to %j (val.tag-name)', (name, tag) => expect(normalizeTag(name)).toBe(tag));

test('a name that was normalised stays as it is', () => {
  for (const name of ['a _ b', 'e\u0301\u200D', '·_·', '__', 'メ〜 〜テレ'])
    expect(normalizeTag(normalizeTag(name))).toBe(normalizeTag(name));
});
