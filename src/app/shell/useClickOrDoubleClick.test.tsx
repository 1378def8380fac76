import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useClickOrDoubleClick } from './useClickOrDoubleClick.ts';

beforeEach(() => vi.useFakeTimers());

function setUp() {
  const single = vi.fn();
  const double = vi.fn();
  const { result } = renderHook(() => useClickOrDoubleClick(single, double));
  return { click: () => result.current(), single, double };
}

test('one click counts after 250 ms (const.avatar-click-delay)', () => {
  const { click, single, double } = setUp();
  click();
  vi.advanceTimersByTime(249);
  expect(single).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(single).toHaveBeenCalledOnce();
  expect(double).not.toHaveBeenCalled();
});

test('two clicks within 250 ms are a double click and never a single one', () => {
  const { click, single, double } = setUp();
  click();
  vi.advanceTimersByTime(200);
  click();
  vi.advanceTimersByTime(1000);
  expect(double).toHaveBeenCalledOnce();
  expect(single).not.toHaveBeenCalled();
});
