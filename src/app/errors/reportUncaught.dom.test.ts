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
  return { log, stop, reject, fail, messages: () => store.get(toastsAtom).map(({ description }) => description) };
}

test('unhandled rejections and errors are logged and shown', () => {
  const { reject, fail, messages, log, stop } = start();
  reject(new Error('Timeout'));
  expect(messages()).toEqual(['The request took too long. Please try again.']);
  fail(new Error('something else'));
  expect(messages()).toHaveLength(2);
  expect(log).toHaveBeenCalledTimes(2);
  stop();
});

test('ignores errors that no code of the page has caused', () => {
  const { reject, fail, messages, log, stop } = start();
  fail(null);
  fail(new Error('ResizeObserver loop completed with undelivered notifications.'));
  reject(new DOMException('The operation was aborted.', 'AbortError'));
  expect([messages(), log.mock.calls]).toEqual([[], []]);
  stop();
});
