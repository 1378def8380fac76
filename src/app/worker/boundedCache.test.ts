import { expect, test } from 'vitest';
import { createBoundedCache, timeOf } from './boundedCache.ts';
import { deniedCaches, memoryCaches } from './memoryCaches.fixture.ts';

const url = (name: string) => `https://sez.example/api/${name}`;
const answer = (size: number) =>
  new Response('x'.repeat(size), { headers: { 'content-encoding': 'br', 'content-type': 'application/json' } });

test('keeps the newest answers within its limit, and their time', async () => {
  const { storage, urls } = memoryCaches();
  const cache = createBoundedCache('answers', 100, 60, () => storage);
  await cache.put(url('a'), answer(40));
  await cache.put(url('b'), answer(40));
  await cache.put(url('a'), answer(50));
  await cache.put(url('c'), answer(30));
  expect(urls()).toEqual([url('a'), url('c')]);
  const kept = await cache.match(url('a'));
  expect((await kept?.clone().text())?.length).toBe(50);
  expect(Date.now() - timeOf(kept as Response)).toBeLessThan(60_000);
  // The body is stored as text.
  expect(kept?.headers.get('content-encoding')).toBeNull();
  await cache.clear();
  expect(urls()).toEqual([]);
});

test('an answer that is too long is not kept, and a browser that stores nothing fails nothing', async () => {
  const { storage, urls } = memoryCaches();
  await createBoundedCache('answers', 100, 60, () => storage).put(url('long'), answer(61));
  expect(urls()).toEqual([]);
  const denied = createBoundedCache('answers', 100, 60, () => deniedCaches);
  await expect(denied.put(url('a'), answer(1))).resolves.toBeUndefined();
  await expect(denied.match(url('a'))).resolves.toBeUndefined();
  await expect(denied.clear()).resolves.toBeUndefined();
});

test('a read after everything was cleared leaves no empty cache behind', async () => {
  const { storage } = memoryCaches();
  const cache = createBoundedCache('answers', 100, 60, () => storage);
  await cache.put(url('a'), answer(1));
  await cache.clear();
  expect(await cache.match(url('a'))).toBeUndefined();
  expect(await storage.has('answers')).toBe(false);
});
