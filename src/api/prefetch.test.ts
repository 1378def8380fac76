import { aPost } from '@tests/support/factories';
import { afterEach, expect, test, vi } from 'vitest';
import { clearReadCache, getPost, logOut, request } from './index.ts';
import { prefetch } from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the memory for reads is cleared', clearReadCache],
  ['a write begins', () => void request(logOut)],
])('where %s, an early request that no call has taken is cancelled and sent again', async (_, clear) => {
  const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json(aPost('p1')));
  vi.stubGlobal('fetch', fetchMock);
  prefetch('http://localhost/api/posts/p1');
  const [, early] = fetchMock.mock.lastCall ?? [];
  clear();
  expect(early?.signal?.aborted).toBe(true);
  fetchMock.mockClear();
  await request(getPost, { params: { id: 'p1' } });
  expect(fetchMock).toHaveBeenCalledOnce();
});
