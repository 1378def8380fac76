import { expect, test } from 'vitest';
import { westernDigits } from './westernDigits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟏𝟗𝟘𝟙𝟡', '019019'],
  ['+٩٦٦ ٥٠', '+966 50'],
  ['½ ² Ⅳ 三', '½ ² Ⅳ 三'],
])('%s is %s', (written, western) => expect(westernDigits(written)).toBe(western));
