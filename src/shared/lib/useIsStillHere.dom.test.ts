import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useIsStillHere } from './useIsStillHere.ts';

test.each([
  ['once', {}],
  ['twice, as in development', { wrapper: StrictMode }],
])('the component counts as mounted until it is removed; effects run %s', (_how, options) => {
  const { result, rerender, unmount } = renderHook(() => useIsStillHere(), options);
  const isStillHere = result.current;
  expect(isStillHere()).toBe(true);
  rerender();
  expect(isStillHere()).toBe(true);
  unmount();
  expect(isStillHere()).toBe(false);
});
