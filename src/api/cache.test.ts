import { forgetModules } from '@tests/support/forgetModules';
import { describe, expect, it, test, vi } from 'vitest';
import { createReadCache, type Loaded } from './cache.ts';
import { claimSiwfHandle, clearReadCache, completeSiwf, getReputationCategories, request } from './index.ts';

/** A load that the test settles. */
function makeLoad() {
  const signals: AbortSignal[] = [];
  const pending: PromiseWithResolvers<Loaded<string>>[] = [];
  const load = vi.fn((signal: AbortSignal) => {
    const ending = withResolvers();
    signal.addEventListener('abort', () => ending.reject(signal.reason));
    signals.push(signal);
    pending.push(ending);
    return ending.promise;
  });
  return { load, signals, finish: (at: number, value: string) => pending[at]?.resolve({ value, isCacheable: true }) };
}

type PromiseWithResolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void };

function withResolvers(): PromiseWithResolvers<Loaded<string>> {
  let resolve!: (value: Loaded<string>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Loaded<string>>((yes, no) => ((resolve = yes), (reject = no)));
  return { promise, resolve, reject };
}

const immediate = (value: string, isCacheable = true) => vi.fn(async () => ({ value, isCacheable }));

describe('the read cache', () => {
  it('answers from memory until the lifetime is over', async () => {
    let time = 0;
    const cache = createReadCache<string>(5000, () => time);
    const load = immediate('a');
    await cache.read('k', load);
    time = 4999;
    await cache.read('k', load);
    expect(load).toHaveBeenCalledOnce();
    time = 5000;
    await cache.read('k', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps different keys apart', async () => {
    const cache = createReadCache<string>(5000);
    expect([await cache.read('a', immediate('1')), await cache.read('b', immediate('2'))]).toEqual(['1', '2']);
  });

  it('shares one load between simultaneous readers', async () => {
    const cache = createReadCache<string>(5000);
    const { load, finish } = makeLoad();
    const readers = [cache.read('k', load), cache.read('k', load)];
    finish(0, 'shared');
    expect(await Promise.all(readers)).toEqual(['shared', 'shared']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not disturb the others when one reader gives up', async () => {
    const cache = createReadCache<string>(5000);
    const { load, signals, finish } = makeLoad();
    const hasty = new AbortController();
    const leaving = cache.read('k', load, { signal: hasty.signal });
    const staying = cache.read('k', load);
    hasty.abort();
    await expect(leaving).rejects.toThrow('aborted');
    expect(signals[0]?.aborted).toBe(false);
    finish(0, 'value');
    expect(await staying).toBe('value');
  });

  it('cancels the load when the last reader gives up, and loads again for the next', async () => {
    const cache = createReadCache<string>(5000);
    const { load, signals, finish } = makeLoad();
    const hasty = new AbortController();
    const leaving = cache.read('k', load, { signal: hasty.signal });
    hasty.abort();
    const next = cache.read('k', load);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await expect(leaving).rejects.toThrow('aborted');
    finish(1, 'second');
    expect(await next).toBe('second');
  });

  it('does not start a load for a reader who has already given up', async () => {
    const load = immediate('a');
    await expect(createReadCache<string>(5000).read('k', load, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps neither failures nor uncacheable answers', async () => {
    const cache = createReadCache<string>(5000);
    await expect(cache.read('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const uncacheable = immediate('html', false);
    await cache.read('k', uncacheable);
    await cache.read('k', uncacheable);
    expect(uncacheable).toHaveBeenCalledTimes(2);
  });

  it('keeps a newer value when an older load fails after it', async () => {
    const cache = createReadCache<string>(5000);
    let fail!: (reason: Error) => void;
    const older = cache.read('k', () => new Promise((_resolve, reject) => (fail = reject)));
    await cache.read('k', immediate('newer'), { isFresh: true });
    fail(new Error('late'));
    await expect(older).rejects.toThrow('late');
    expect(await cache.read('k', immediate('unused'))).toBe('newer');
  });

  it('loads again when a fresh value is requested, and keeps that one', async () => {
    const cache = createReadCache<string>(5000);
    await cache.read('k', immediate('old'));
    expect(await cache.read('k', immediate('new'), { isFresh: true })).toBe('new');
    expect(await cache.read('k', immediate('unused'))).toBe('new');
  });

  it('does not keep requests that were in flight when it was cleared', async () => {
    const cache = createReadCache<string>(5000);
    const { load, finish } = makeLoad();
    const before = cache.read('k', load);
    cache.clear();
    const after = cache.read('k', load);
    finish(1, 'after the write');
    expect(await after).toBe('after the write');
    finish(0, 'before the write');
    expect(await before).toBe('before the write');
    expect(await cache.read('k', load)).toBe('after the write');
  });
});

test('a read through the client is remembered for five seconds (const.cache.get, ep.rule.get-cache)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The client's memory keeps the clock that was there when it was made.
  forgetModules();
  const { getReputationCategories, request } = await import('./index.ts');
  const fetchMock = vi.fn(async () => Response.json({ results: [], count: 0 }));
  vi.stubGlobal('fetch', fetchMock);
  await request(getReputationCategories);
  vi.advanceTimersByTime(4999);
  await request(getReputationCategories);
  expect(fetchMock).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await request(getReputationCategories);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a read that uses up a sign-in code or claims a handle is always sent, and empties the memory (gap.auth.siwf-handle-get)', async () => {
  const fetchMock = vi.fn(async () => Response.json({ user: { id: 'u1' }, isNewUser: false, baseHandle: 'b', url: null, results: [] }));
  vi.stubGlobal('fetch', fetchMock);
  clearReadCache();
  await request(getReputationCategories);
  for (let times = 0; times < 2; times += 1) await request(completeSiwf, { query: { authorizationCode: 'c' } });
  for (let times = 0; times < 2; times += 1) await request(claimSiwfHandle, { query: { fromUsername: 'a', toUsername: 'b' } });
  await request(getReputationCategories);
  expect(fetchMock).toHaveBeenCalledTimes(6);
  vi.unstubAllGlobals();
});
