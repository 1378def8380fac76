import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

it('is what the seen part leaves at the lower edge, and nothing while one has zoomed in', () => {
  const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 800);
  const { result } = renderHook(() => useKeyboardHeight());
  const become = (change: Partial<typeof view>) =>
    act(() => {
      Object.assign(view, change);
      view.dispatchEvent(new Event('resize'));
    });
  expect(result.current).toBe(0);
  become({ height: 500 });
  expect(result.current).toBe(300);
  become({ offsetTop: 40 });
  expect(result.current).toBe(260);
  become({ scale: 2 });
  expect(result.current).toBe(0);
});
