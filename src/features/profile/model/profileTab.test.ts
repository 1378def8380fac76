import { expect, test } from 'vitest';
import { parseProfileTab, tabsFor } from './profileTab.ts';

test('one has no unread posts of one’s own', () => {
  expect(tabsFor(true)).toEqual(['posts', 'replies', 'reposts']);
  expect(tabsFor(false)).toEqual(['posts', 'replies', 'reposts', 'unread']);
});

test.each([
  [null, false, 'posts'],
  ['', false, 'posts'],
  ['likes', false, 'posts'],
  ['replies', false, 'replies'],
  ['reposts', true, 'reposts'],
  ['unread', false, 'unread'],
  ['unread', true, 'posts'],
] as const)('?tab=%s (own: %s) is the tab %s', (param, isOwn, tab) => expect(parseProfileTab(param, isOwn)).toBe(tab));
