import { aPerson } from '@tests/support/factories';
import { createStore } from 'jotai';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { Composer, outboxCode } from '@/features/compose';
import { openComposerAtom } from '@/features/posts';
import * as preloading from './routing/preload.ts';
import { startOutboxWhenIdle } from './startOutbox.ts';

type OutboxCode = Awaited<ReturnType<typeof outboxCode.load>>;
let load: MockInstance<typeof outboxCode.load>;
let preload: MockInstance<typeof Composer.preload>;
let startOutbox: MockInstance<OutboxCode['startOutbox']>;
let whenIdle: MockInstance<typeof preloading.whenIdle>;

beforeEach(async () => {
  const code = await outboxCode.load();
  load = vi.spyOn(outboxCode, 'load').mockResolvedValue(code);
  startOutbox = vi.spyOn(code, 'startOutbox').mockReturnValue(() => undefined);
  preload = vi.spyOn(Composer, 'preload').mockReturnValue(undefined);
  whenIdle = vi.spyOn(preloading, 'whenIdle').mockResolvedValue();
  localStorage.setItem('user', JSON.stringify({ ...aPerson('lena'), followingChannels: [] }));
  vi.useFakeTimers();
});

test('an idle page also fetches the composer, so that the person can write after going offline', async () => {
  startOutboxWhenIdle(createStore());
  expect(preload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(preload).toHaveBeenCalledOnce();
  expect(startOutbox).toHaveBeenCalledOnce();
});

test('code that failed to load is requested again, even if the browser was never offline', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startOutboxWhenIdle(createStore());
  await vi.advanceTimersByTimeAsync(5000);
  expect(startOutbox).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(startOutbox).toHaveBeenCalledOnce();
});

test('the outbox already works for a person who writes before the page was idle', async () => {
  whenIdle.mockReturnValueOnce(new Promise(() => undefined));
  const store = createStore();
  startOutboxWhenIdle(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(startOutbox).not.toHaveBeenCalled();
  store.set(openComposerAtom, { kind: 'post' });
  await vi.advanceTimersByTimeAsync(0);
  expect(startOutbox).toHaveBeenCalledOnce();
});
