import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usableScrollPlace, useScrollMemory } from './scrollMemory.ts';

vi.mock('@/shared/lib/navigationKind', () => ({ navigationKind: () => 'return' }));

const items = [
  { id: 'root', replyIds: ['reply'] },
  { id: 'next', replyIds: [] },
];

/** A list whose cards stand 100 px apart, the first one above the window. */
function listOf(ids: readonly string[]) {
  const list = document.createElement('div');
  ids.forEach((id, index) => {
    const card = document.createElement('article');
    card.dataset['postId'] = id;
    card.getBoundingClientRect = () => new DOMRect(0, index * 100 - 150, 300, 100);
    list.append(card);
  });
  return { current: list };
}

function leave(ids: readonly string[]) {
  renderHook(() => useScrollMemory('feed', listOf(ids), items, undefined)).unmount();
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('the first visible post is found again, also when it is a reply below another', () => {
  leave(['root', 'reply', 'next']);
  expect(usableScrollPlace('feed', items)).toMatchObject({ postId: 'reply', offset: -50 });
  expect(usableScrollPlace('feed', [{ id: 'next', replyIds: [] }])).toBeUndefined();
});

test('a reply that the list does not know yet is no place to return to', () => {
  leave(['root', 'just written', 'next']);
  expect(usableScrollPlace('feed', items)).toMatchObject({ postId: 'next', offset: 50 });
});

test('a place is forgotten after 30 minutes', () => {
  vi.useFakeTimers();
  leave(['root', 'reply', 'next']);
  vi.advanceTimersByTime(30 * 60_000);
  expect(usableScrollPlace('feed', items)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(usableScrollPlace('feed', items)).toBeUndefined();
});
