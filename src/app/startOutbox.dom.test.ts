import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openComposerAtom } from '@/features/posts';
import { startOutboxWhenIdle } from './startOutbox.ts';

const { load, preload, startOutbox, whenIdle } = vi.hoisted(() => ({
  load: vi.fn(),
  preload: vi.fn(),
  startOutbox: vi.fn(),
  whenIdle: vi.fn(() => Promise.resolve()),
}));
vi.mock('./routing/preload.ts', () => ({ whenIdle }));
vi.mock('@/features/posts', () => {
  const intent = atom<object | undefined>(undefined);
  return { composeIntentAtom: intent, openComposerAtom: intent };
});
vi.mock('@/features/session', () => ({ isSignedInAtom: atom(true) }));
vi.mock('@/features/compose', () => ({ Composer: { preload }, outboxCode: { load } }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue({ startOutbox });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a quiet page fetches the composer too, so that whoever goes offline can write', async () => {
  startOutboxWhenIdle(createStore());
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(preload).toHaveBeenCalledOnce();
  expect(startOutbox).toHaveBeenCalledOnce();
});

test('code that could not be had is asked for again, also where the browser was never offline', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startOutbox.mockReset();
  startOutboxWhenIdle(createStore());
  await vi.advanceTimersByTimeAsync(5000);
  expect(startOutbox).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(startOutbox).toHaveBeenCalledOnce();
});

test('who writes before the page was quiet finds the outbox at work', async () => {
  whenIdle.mockReturnValueOnce(new Promise(() => undefined));
  startOutbox.mockReset();
  const store = createStore();
  startOutboxWhenIdle(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(startOutbox).not.toHaveBeenCalled();
  store.set(openComposerAtom, { kind: 'post' });
  await vi.advanceTimersByTimeAsync(0);
  expect(startOutbox).toHaveBeenCalledOnce();
});
