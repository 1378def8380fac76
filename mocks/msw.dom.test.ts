import { expect, it, vi } from 'vitest';
import { withoutKeepalive } from './msw.ts';

it('sends writes in a way that every browser leads through the service worker', async () => {
  const send = vi.fn((_input: RequestInfo | URL, _init?: RequestInit) => Promise.resolve(new Response('answer')));
  vi.stubGlobal('fetch', send);
  withoutKeepalive();
  await fetch('/api/posts', { method: 'POST', body: '{}', keepalive: true });
  expect(send).toHaveBeenLastCalledWith('/api/posts', { method: 'POST', body: '{}', keepalive: false });
  await fetch('/api/posts/1', { method: 'GET' });
  expect(send).toHaveBeenLastCalledWith('/api/posts/1', { method: 'GET' });
});
