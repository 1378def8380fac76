import { expect, test } from 'vitest';
import { filterOf, tagOf, tagTab, toFeedTab } from './feedTab.ts';

test.each([
  ['following', 'following'],
  ['tag:news', 'tag:news'],
  ['tag:', 'all'],
  ['nonsense', 'all'],
  [undefined, 'all'],
])('a stored %s opens the tab %s', (stored, tab) => expect(toFeedTab(stored)).toBe(tab));

test('a tab knows the filter that its requests carry', () => {
  expect(filterOf('all')).toEqual({});
  expect(filterOf('monitoring')).toEqual({ only: 'monitoring' });
  expect(filterOf(tagTab('Новости'))).toEqual({ tag: 'Новости' });
  expect(tagOf('following')).toBeUndefined();
});
