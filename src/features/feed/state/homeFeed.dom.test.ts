import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { navigationKind, startNavigation } from '@/shared/navigation';
import { activeTabAtom, selectTabAtom } from './homeFeed.ts';

test('a tab chosen after going back does not count as the restored one', () => {
  onTestFinished(startNavigation());
  vi.spyOn(history, 'state', 'get').mockReturnValue({ sez: { key: 'feed' } });
  dispatchEvent(new PopStateEvent('popstate'));
  expect(navigationKind()).toBe('return');
  createStore().set(selectTabAtom, 'following');
  expect(navigationKind()).toBe('forward');
});

test('the active filter survives a reload, also without the name of its tab (storage.currentPostsFilter)', () => {
  localStorage.setItem('user', JSON.stringify({ ...aPerson('lena'), followingChannels: [] }));
  localStorage.setItem('currentPostsFilter', JSON.stringify({ tag: 'water' }));
  expect(createStore().get(activeTabAtom)).toBe('tag:water');
  localStorage.setItem('activeTab', 'following');
  expect(createStore().get(activeTabAtom)).toBe('following');
});

test('going back to the feed after signing out restores no tab for the next person', () => {
  createStore().set(activeTabAtom, 'following');
  expect([localStorage.getItem('activeTab'), localStorage.getItem('currentPostsFilter')]).toEqual([null, null]);
});
