import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { toastsAtom } from '@/features/feedback';
import { reportUncaught } from './reportUncaught.ts';

function start() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore();
  const stop = reportUncaught(store);
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const fail = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));
  return { log, stop, reject, fail, said: () => store.get(toastsAtom).map(({ description }) => description) };
}

test('a rejection and an error that nothing caught are noted and said', () => {
  const { reject, fail, said, log, stop } = start();
  reject(new Error('Timeout'));
  expect(said()).toEqual(['The request took too long. Please try again.']);
  fail(new Error('something else'));
  expect(said()).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(2);
  stop();
});

test('what is nobody’s failure is left alone', () => {
  const { reject, fail, said, log, stop } = start();
  fail(null);
  fail(new Error('ResizeObserver loop completed with undelivered notifications.'));
  reject(new DOMException('The operation was aborted.', 'AbortError'));
  expect([said(), log.mock.calls]).toEqual([[], []]);
  stop();
});
