import { expect, test } from 'vitest';
import { parseProfileTab, tabsFor } from './profileTab.ts';

test('one’s own profile has no unread posts', () => {
  expect(tabsFor(true)).toEqual(['posts', 'replies', 'reposts', 'media']);
  expect(tabsFor(false)).toEqual(['posts', 'replies', 'reposts', 'unread', 'media']);
});

test.each([
  [null, false, 'posts'],
  ['', false, 'posts'],
  ['likes', false, 'posts'],
  ['replies', false, 'replies'],
  ['reposts', true, 'reposts'],
  ['unread', false, 'unread'],
  ['unread', true, 'posts'],
  ['media', true, 'media'],
] as const)('?tab=%s (own: %s) is the tab %s', (param, isOwn, tab) => expect(parseProfileTab(param, isOwn)).toBe(tab));
