import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerDate, nowAtom, onServerClock, serverNow } from './clock.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  noteServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

test.each([
  ['three hours behind', 'Sat, 28 Nov 2026 15:00:00 GMT', 3 * 3_600_000],
  ['a day ahead', 'Fri, 27 Nov 2026 12:00:00 GMT', -24 * 3_600_000],
  ['right, but for the way of the answer', 'Sat, 28 Nov 2026 11:59:30 GMT', 0],
])('a device whose clock is %s uses the server’s time', (_which, date, difference) => {
  noteServerDate(date);
  expect(serverNow()).toBe(now + difference);
  const store = createStore();
  store.sub(nowAtom, () => undefined);
  expect(store.get(nowAtom)).toBe(now + difference);
  expect(onServerClock('2026-11-28T12:00:00.000Z')).toBe(new Date(now + difference).toISOString());
  vi.advanceTimersByTime(59_999);
  expect(store.get(nowAtom)).toBe(now + difference);
  vi.advanceTimersByTime(1);
  expect(store.get(nowAtom)).toBe(now + difference + 60_000);
});

test('an answer without a readable date changes nothing', () => {
  noteServerDate('Sat, 28 Nov 2026 15:00:00 GMT');
  noteServerDate(null);
  noteServerDate('yesterday');
  expect(serverNow()).toBe(now + 3 * 3_600_000);
});
