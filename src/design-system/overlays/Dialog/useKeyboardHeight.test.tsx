import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './useKeyboardHeight.ts';

/** A window of 800 px with this visible height. */
function see(height = 800) {
  const view = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 800);
  return view;
}

it('is the part of the window that the keyboard covers, and 0 while the page is zoomed in', () => {
  const view = see();
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

it('is known at once for an overlay that opens above a focused field, and measured again for the next', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  see(500);
  const first = renderHook(() => useKeyboardHeight());
  expect(first.result.current).toBe(300);
  first.unmount();
  see(600);
  expect(renderHook(() => useKeyboardHeight()).result.current).toBe(200);
});

it('does not force a layout if no field has the focus', () => {
  const view = see();
  const read = vi.fn(() => 800);
  Object.defineProperty(view, 'height', { get: read });
  renderHook(() => useKeyboardHeight());
  expect(read).not.toHaveBeenCalled();
});
