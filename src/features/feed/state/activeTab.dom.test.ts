import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { navigationKind, startNavigation } from '@/shared/navigation';
import { activeTabAtom, selectTabAtom } from './activeTab.ts';

test('a tab that is chosen after one came back is nothing that one came back to', () => {
  onTestFinished(startNavigation());
  vi.spyOn(history, 'state', 'get').mockReturnValue({ sez: { key: 'feed' } });
  dispatchEvent(new PopStateEvent('popstate'));
  expect(navigationKind()).toBe('return');
  createStore().set(selectTabAtom, 'following');
  expect(navigationKind()).toBe('forward');
});

test('a step back to the feed after signing out keeps no tab for the next person', () => {
  createStore().set(activeTabAtom, 'following');
  expect([localStorage.getItem('activeTab'), localStorage.getItem('currentPostsFilter')]).toEqual([null, null]);
});
