import { expect, test } from 'vitest';
import { namesFrom } from './useCategoryNames.ts';

const own = { '2': 'Insightfulness', '3': 'Relevance', '4': 'Politeness' };

test.each([
  ['nothing', [], own],
  ['one of them', [{ id: 3, name: 'Pertinence' }], { ...own, '3': 'Pertinence' }],
  ['one that we do not know', [{ id: 1, name: 'Reserved' }], own],
])('if the server names %s, our own names fill the gaps', (_case, rows, expected) => expect(namesFrom(rows)).toEqual(expected));
