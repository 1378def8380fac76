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
  // In the documented order: trimmed, white space to underscores, everything else removed, underscores merged.
  ['\t town\u00A0hall\nnews ', 'town_hall_news'],
  ['! a', '_a'],
  ['a _ _ b', 'a_b'],
  ['2nd-hand_shop №5', '2ndhand_shop_5'],
  ['trams 🚋 at night', 'trams_at_night'],
  ['<b>&amp;"\'`/?#%', 'bamp'],
  ['Straße Москва 東京', 'Straße_Москва_東京'],
  // Marks, signs and joiners inside words of other scripts count as part of their letters.
  ['צה״ל מע׳', 'צה״ל_מע׳'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('the tag name %j is normalised to %j (val.tag-name)', (name, tag) => expect(normalizeTag(name)).toBe(tag));

test('a normalised name stays unchanged', () => {
  for (const name of ['a _ b', 'e\u0301\u200D', '·_·', '__', 'メ〜 〜テレ'])
    expect(normalizeTag(normalizeTag(name))).toBe(normalizeTag(name));
});
