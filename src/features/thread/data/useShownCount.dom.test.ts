import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setScrollTarget } from '@/shared/navigation';
import { useShownCount } from './useShownCount.ts';

const ids = Array.from({ length: 40 }, (_, index) => `post-${index}`);
const countFor = (name: string) => renderHook(() => useShownCount(name, 10, (id) => ids.indexOf(id))).result.current[0];

test('enough are shown, in whole steps, to reach the target element', () => {
  expect(countFor('a')).toBe(10);
  setScrollTarget('post-9');
  expect(countFor('b')).toBe(10);
  setScrollTarget('post-10');
  expect(countFor('c')).toBe(20);
  setScrollTarget('comment-of-somebody');
  expect(countFor('d')).toBe(10);
});
