import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deniedCaches, memoryCaches } from './memoryCaches.fixture.ts';
import { dropOldShares, dropShares, imagesField, keepShare, readShare } from './shares.ts';

let urls: () => string[];
beforeEach(() => {
  const caches = memoryCaches();
  ({ urls } = caches);
  vi.stubGlobal('caches', caches.storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function share(text: string): Request {
  const body = new FormData();
  body.set('text', text);
  body.append(imagesField, new File(['pixels'], 'cat.png', { type: 'image/png' }));
  return new Request('https://sez.example/create-post', { method: 'POST', body });
}

test('the form of a share is kept with its pictures until it is dropped, and the newest one only', async () => {
  await keepShare(share('One'), 'first');
  await keepShare(share('Two'), 'second');
  expect(await readShare('first')).toBeUndefined();
  const form = await readShare('second');
  expect(form?.get('text')).toBe('Two');
  const [image] = form?.getAll(imagesField) as File[];
  expect([image?.name, image?.type, await image?.text()]).toEqual(['cat.png', 'image/png', 'pixels']);
  await dropShares();
  expect(await readShare('second')).toBeUndefined();
});

test('a share that nobody takes in is dropped after an hour', async () => {
  await keepShare(share('One'), 'first');
  await dropOldShares();
  expect(urls()).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  expect(await readShare('first')).toBeUndefined();
  await dropOldShares();
  expect(urls()).toEqual([]);
});

test('what isn’t a form, and a browser that stores nothing, bring nothing', async () => {
  await keepShare(new Request('https://sez.example/create-post', { method: 'POST', body: 'Hm' }), 'plain');
  expect(await readShare('plain')).toBeUndefined();
  vi.stubGlobal('caches', deniedCaches);
  await keepShare(share('One'), 'first');
  expect(await readShare('first')).toBeUndefined();
});
