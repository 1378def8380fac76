import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLater, sendWaiting, takeBack, undoTime } from './sendLater.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await sendWaiting();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const begin = (key = 'one', isKept = false, person = new AbortController()) => {
  const send = vi.fn(() => Promise.resolve());
  const undo = vi.fn();
  sendLater(key, send, undo, person.signal, isKept);
  return { send, undo };
};

test('a change is sent once, after five seconds', async () => {
  const { send, undo } = begin();
  await vi.advanceTimersByTimeAsync(undoTime - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sendWaiting();
  expect(send).toHaveBeenCalledExactlyOnceWith(false);
  expect(takeBack('one')).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test('a change that was taken back is never sent, and can be requested again', async () => {
  const { send, undo } = begin();
  expect(takeBack('one')).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(2 * undoTime);
  expect(send).not.toHaveBeenCalled();
  expect(undo).toHaveBeenCalledOnce();
  const again = begin();
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(again.send).toHaveBeenCalledOnce();
});

test('leaving the page sends the waiting changes in the same task, and so does hiding it', () => {
  const left = begin();
  window.dispatchEvent(new Event('pagehide'));
  expect(left.send).toHaveBeenCalledExactlyOnceWith(true);
  const hidden = begin('two');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hidden.send).toHaveBeenCalledExactlyOnceWith(false);
});

test('what is kept without a network is sent once as soon as the network goes, and nothing else is', async () => {
  const kept = begin('one', true);
  const other = begin('two');
  window.dispatchEvent(new Event('offline'));
  expect(kept.send).toHaveBeenCalledExactlyOnceWith(false);
  expect(other.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(undoTime);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept.send).toHaveBeenCalledOnce();
  expect(kept.undo).not.toHaveBeenCalled();
});

test('a second press changes nothing', async () => {
  const first = begin();
  const second = begin();
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(first.send).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
});

test('changes that could not be sent are taken back', async () => {
  const undo = vi.fn();
  for (const leave of [() => window.dispatchEvent(new Event('pagehide')), () => vi.advanceTimersByTime(undoTime)]) {
    sendLater('a', () => Promise.reject(new Error('The line is gone')), undo, new AbortController().signal);
    leave();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(undo).toHaveBeenCalledTimes(2);
});

test('what a person leaves waiting is never sent, and doesn’t stop the next person from requesting the same', async () => {
  const lena = new AbortController();
  const hers = begin('one', false, lena);
  lena.abort();
  expect(takeBack('one')).toBe(false);
  const next = begin('one');
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(hers.send).not.toHaveBeenCalled();
  expect(hers.undo).not.toHaveBeenCalled();
  expect(next.send).toHaveBeenCalledOnce();
});
