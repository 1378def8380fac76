import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEntryCount } from './useEntryCount.ts';

test('a count is restored for the same history entry only', () => {
  history.replaceState({ sez: { key: 'post' } }, '');
  const first = renderHook(() => useEntryCount('replies', 10));
  act(() => first.result.current[1](20));
  expect(first.result.current[0]).toBe(20);
  expect(history.state).toEqual({ sez: { key: 'post' }, counts: { replies: 20 } });
  first.unmount();
  expect(renderHook(() => useEntryCount('replies', 10)).result.current[0]).toBe(20);
  expect(renderHook(() => useEntryCount('comments', 10)).result.current[0]).toBe(10);
  history.pushState({ sez: { key: 'other' } }, '');
  expect(renderHook(() => useEntryCount('replies', 10)).result.current[0]).toBe(10);
});
