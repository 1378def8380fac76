import { aPost } from '@tests/support/factories';
import { afterEach, expect, test, vi } from 'vitest';
import { serverNow } from '@/shared/lib/clock';
import { clearReadCache, getPost, type Post, request } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearReadCache();
});

/** Whether a response was parsed in the task in which it arrived. */
async function isReadAtOnce(post: Post): Promise<boolean> {
  const body = JSON.stringify(post);
  const headers = new Headers({ 'content-type': 'application/json' });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, status: 200, headers, text: () => Promise.resolve(body) }));
  const parse = vi.spyOn(JSON, 'parse');
  const isRead = () => parse.mock.calls.some(([text]) => text === body);
  const answer = request(getPost, { params: { id: post.id } });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  const atOnce = isRead();
  expect(await answer).toMatchObject({ id: post.id, text: post.text });
  expect(isRead()).toBe(true);
  return atOnce;
}

test('parses a long answer in a task of its own, so that the browser can paint before it', async () => {
  expect(await isReadAtOnce({ ...aPost('p1'), text: 'x'.repeat(31_000) })).toBe(false);
});

test('a short answer is parsed without a delay', async () => {
  expect(await isReadAtOnce(aPost('p1'))).toBe(true);
});

test('reads the server’s time from an answer, unless a cache on the way has kept it', async () => {
  const answered = async (id: string, headers: Record<string, string>) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aPost(id), { headers })));
    await request(getPost, { params: { id } });
    return Math.round((serverNow() - Date.now()) / 3_600_000);
  };
  const date = new Date(Date.now() + 5 * 3_600_000).toUTCString();
  expect(await answered('t1', { date, age: '100' })).toBe(0);
  expect(await answered('t2', { date })).toBe(5);
  expect(await answered('t3', { date: new Date().toUTCString() })).toBe(0);
});
