import { expect, onTestFinished, test, vi } from 'vitest';
import { formatHistoryDay } from './StandingHistory.tsx';

test.each([
  'Pacific/Pago_Pago',
  'America/New_York',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
])('a day of the history is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(formatHistoryDay('2026-10-01')).toBe('Oct 1');
  expect(formatHistoryDay('2026-10-01T00:00:00Z')).toBe('Oct 1');
});

test('an invalid day has no label', () => expect(formatHistoryDay('soon')).toBe(''));
