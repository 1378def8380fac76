import { aPost } from '@tests/support/factories';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFeedCache } from './feedCache.ts';
import { clearReadCache, deletePost, getRecommendedPosts, markPostAsRead, request } from './index.ts';
import { dropPrefetched, prefetch } from './prefetch.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const fetchMock = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const readFeed = (storedAs = 'all') =>
  request(getRecommendedPosts, { query: { limit: 30, ...(storedAs === 'all' ? {} : { tag: storedAs }) }, storedAs, bypassCache: true });
const idsOf = async (answer: ReturnType<typeof readFeed>) => (await answer).results.map(({ id }) => id);
const signIn = (id: string) => localStorage.setItem('user', JSON.stringify({ id }));
const leave = () => void globalThis.dispatchEvent(new Event('pagehide'));
/** Simulates a new page load: its memory and its listeners are lost. */
const begin = () => {
  dropPrefetched();
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((name, act) => listeners.set(name, act as () => void));
  startFeedCache();
  listen.mockRestore();
  fetchMock.mockClear();
};
const listeners = new Map<string, (event: Event) => void>();
const dispatch = (event: Event) => listeners.get(event.type)?.(event);
globalThis.addEventListener('pagehide', dispatch);
globalThis.addEventListener('pageshow', dispatch);
const reload = () => {
  leave();
  begin();
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  fetchMock
    .mockReset()
    .mockImplementation(async (_url, init) =>
      init?.method === 'GET' ? Response.json({ results: [aPost('p1'), aPost('p2')], count: 2 }) : new Response(null, { status: 204 }),
    );
  vi.stubGlobal('fetch', fetchMock);
  clearReadCache();
  localStorage.clear();
  signIn('lena');
  begin();
});

afterEach(() => {
  listeners.clear();
  clearReadCache();
  globalThis.sezFeeds = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['garbage', 'null', '[1'])('a page is left without an error when the person is stored as %s', async (value) => {
  await readFeed();
  localStorage.setItem('user', value);
  expect(() => listeners.get('pagehide')?.(new Event('pagehide'))).not.toThrow();
  expect(sessionStorage.getItem('feedCache:all')).toBeNull();
});

describe('the first page of a feed, read again after a reload', () => {
  test('is read from session storage, where it is stored by tab with owner and time, and reports the server’s time', async () => {
    await readFeed();
    vi.setSystemTime(now + 30_000);
    leave();
    const [facts = ''] = sessionStorage.getItem('feedCache:all')?.split('\n') ?? [];
    expect(JSON.parse(facts)).toMatchObject({ owner: 'lena', at: now });
    begin();
    const answer = await readFeed();
    expect(answer.results.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(answer.answeredAt).toBe(now);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('has the age of the server’s answer after a second reload too', async () => {
    await readFeed();
    vi.setSystemTime(now + 80_000);
    reload();
    await readFeed();
    vi.setSystemTime(now + 119_000);
    reload();
    expect((await readFeed()).answeredAt).toBe(now);
    vi.setSystemTime(now + 121_000);
    reload();
    await readFeed();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('is stored for each tab, and usable until its two minutes are over', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ results: [aPost('p9')], count: 1 }));
    await readFeed('water');
    await readFeed();
    reload();
    expect(await idsOf(readFeed())).toEqual(['p1', 'p2']);
    vi.advanceTimersByTime(60_000);
    expect(await idsOf(readFeed('water'))).toEqual(['p9']);
    expect(fetchMock).not.toHaveBeenCalled();
    reload();
    vi.advanceTimersByTime(61_000);
    await readFeed('water');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test.each<[string, () => unknown]>([
    ['two minutes have passed', () => void vi.setSystemTime(now + 120_000)],
    ['another person reads', () => signIn('maya')],
    ['nobody is signed in', () => localStorage.removeItem('user')],
    ['a post was deleted', () => request(deletePost, { params: { id: 'p1' } })],
    ['another tab has written something', () => localStorage.setItem('feedCacheWrite', String(now + 1))],
  ])('is fetched from the server when %s', async (_what, happen) => {
    await readFeed();
    leave();
    vi.setSystemTime(now + 10);
    await happen();
    begin();
    await readFeed();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('is fetched from the server after a write since the reload', async () => {
    await readFeed();
    reload();
    await request(deletePost, { params: { id: 'p1' } });
    fetchMock.mockClear();
    await readFeed();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('is fetched from the server when the stored value is malformed', async () => {
    sessionStorage.setItem('feedCache:all', 'nonsense');
    begin();
    await readFeed();
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('feedCache:all')).toBeNull();
  });

  test('stays valid when a post is only marked as read', async () => {
    await readFeed();
    await request(markPostAsRead, { params: { id: 'p1' } });
    reload();
    await request(markPostAsRead, { params: { id: 'p2' } });
    fetchMock.mockClear();
    await readFeed();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is not stored when something is written during the request', async () => {
    const reading = readFeed();
    await request(deletePost, { params: { id: 'p1' } });
    await reading;
    leave();
    expect(sessionStorage.getItem('feedCache:all')).toBeNull();
  });

  test('is requested again by a list that reloads on the same page, also after the page was restored from the browser’s cache', async () => {
    await readFeed();
    leave();
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(sessionStorage.getItem('feedCache:all')).toBeNull();
    fetchMock.mockClear();
    await readFeed();
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('answers the early read of the page, which may draw it', async () => {
    await readFeed();
    reload();
    const show = vi.fn(async () => undefined);
    prefetch('http://localhost/api/posts/recommended?limit=30', show);
    expect(await idsOf(readFeed())).toEqual(['p1', 'p2']);
    expect(show).toHaveBeenCalledOnce();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
