import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as navigation from '@/shared/lib/navigationKind';
import { restorableScrollPosition, useScrollMemory } from './scrollMemory.ts';

/** A list whose places stand 100 px apart, the first one above the window. */
function listOf(anchors: readonly (string | undefined)[]) {
  const list = document.createElement('div');
  anchors.forEach((anchor, index) => {
    const place = document.createElement('div');
    if (anchor) place.dataset['anchor'] = anchor;
    place.getBoundingClientRect = () => new DOMRect(0, index * 100 - 150, 300, 100);
    list.append(place);
  });
  return { current: list };
}

function leave(anchors: readonly (string | undefined)[]) {
  const { unmount } = renderHook(() => useScrollMemory('feed', 'all', listOf(anchors), undefined));
  window.dispatchEvent(new Event('pushState'));
  unmount();
}

beforeEach(() => void vi.spyOn(navigation, 'navigationKind').mockReturnValue('return'));

test('the first visible place is found again, at its height', () => {
  leave(['gone by', 'read', 'next']);
  expect(restorableScrollPosition('feed', 'all', ['gone by', 'read'])).toMatchObject({ postId: 'read', offset: -50 });
  expect(restorableScrollPosition('feed', 'all', ['next'])).toBeUndefined();
});

test('a list that is taken away without a step, to be loaded anew, is remembered too', () => {
  leave(['gone by', 'read before']);
  renderHook(() => useScrollMemory('feed', 'all', listOf(['gone by', 'read now']), undefined)).unmount();
  expect(restorableScrollPosition('feed', 'all', ['read before', 'read now'])).toMatchObject({ postId: 'read now' });
});

test('the place of one tab is none of another, though both show the post', () => {
  leave(['gone by', 'read', 'next']);
  expect(restorableScrollPosition('feed', 'tag:noise', ['read'])).toBeUndefined();
});

test('what only this page knows is no place to return to', () => {
  leave(['gone by', undefined, 'next']);
  expect(restorableScrollPosition('feed', 'all', ['next'])).toMatchObject({ postId: 'next', offset: 50 });
});

test('a place is forgotten after 30 minutes', () => {
  vi.useFakeTimers();
  leave(['gone by', 'read']);
  vi.advanceTimersByTime(30 * 60_000);
  expect(restorableScrollPosition('feed', 'all', ['read'])).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(restorableScrollPosition('feed', 'all', ['read'])).toBeUndefined();
});

test('what another tab of the browser has saved is its own place', () => {
  leave(['gone by', 'read']);
  localStorage.setItem('scrollState', JSON.stringify({ feed: { position: 0, postId: 'elsewhere', list: 'all', timestamp: Date.now() } }));
  expect(restorableScrollPosition('feed', 'all', ['read', 'elsewhere'])).toMatchObject({ postId: 'read' });
  sessionStorage.clear();
  expect(restorableScrollPosition('feed', 'all', ['read', 'elsewhere'])).toBeUndefined();
});
