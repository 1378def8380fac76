import { expect, it } from 'vitest';
import { pageOf, withLinks } from './componentLinks.ts';

it('leads from a bold name to the page of that component, and leaves other bold words alone', () => {
  const pages = new Map([['IconButton', pageOf('controls', 'IconButton')]]);
  expect(withLinks('For an icon alone **IconButton**, never **two**.', pages)).toBe(
    'For an icon alone [IconButton](?path=/docs/controls-iconbutton--docs), never **two**.',
  );
});
