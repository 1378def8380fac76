import { expect, test } from 'vitest';
import { createBoundedCache, timeOf } from './boundedCache.ts';

/** A cache storage in memory, as far as it is used. */
function memory() {
  const answers = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const cache = {
    match: async (key: RequestInfo | URL) => answers.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void answers.set(urlOf(key), answer),
    delete: async (key: RequestInfo | URL) => answers.delete(urlOf(key)),
    keys: async () => Array.from(answers.keys(), (url) => new Request(url)),
  };
  const storage = { open: async () => cache, delete: async () => (answers.clear(), true) } as unknown as CacheStorage;
  return { storage, urls: () => [...answers.keys()] };
}

const url = (name: string) => `https://sez.example/api/${name}`;
const answer = (size: number) =>
  new Response('x'.repeat(size), { headers: { 'content-encoding': 'br', 'content-type': 'application/json' } });

test('keeps the newest answers within its room, and their time', async () => {
  const { storage, urls } = memory();
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
  const { storage, urls } = memory();
  await createBoundedCache('answers', 100, 60, () => storage).put(url('long'), answer(61));
  expect(urls()).toEqual([]);
  const denied = createBoundedCache('answers', 100, 60, () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await expect(denied.put(url('a'), answer(1))).resolves.toBeUndefined();
  await expect(denied.match(url('a'))).resolves.toBeUndefined();
  await expect(denied.clear()).resolves.toBeUndefined();
});
