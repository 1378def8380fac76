import { aPost } from '@tests/support/factories';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import {
  type ApiError,
  clearReadCache,
  createPost,
  getPost,
  getRecommendedPosts,
  getUser,
  type ListResponse,
  logIn,
  logOut,
  onApiError,
  type Post,
  request,
  searchUsers,
  sendSmsCode,
  trackPage,
  uploadFile,
} from './index.ts';

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const json = (body: unknown, status = 200) => Response.json(body, { status });
const sent = (at = 0) => fetchMock.mock.calls[at] as [string, RequestInit];

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => json({ results: [aPost('p1')], count: 1 }));
  vi.stubGlobal('fetch', fetchMock);
  clearReadCache();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The error that a call fails with. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.unreachable('the call should fail'),
    (error: ApiError) => error,
  );
}

describe('the request', () => {
  it('names the platform, accepts JSON and sends the session cookie', async () => {
    await request(getRecommendedPosts, { query: { limit: 30, showOwnPosts: true } });
    const [url, init] = sent();
    expect(url).toBe('http://localhost/api/posts/recommended?limit=30&showOwnPosts=true');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', body: null });
    expect(init.headers).toEqual({ Accept: 'application/json', 'X-Sez-Platform': 'web' });
  });

  it('names the content type with a body, and adds the caller’s headers', async () => {
    fetchMock.mockResolvedValue(json(aPost('p1'), 201));
    await request(createPost, { body: { type: 'post', rawText: 'Hi' }, headers: { 'Idempotency-Key': 'k1' } });
    const [, init] = sent();
    expect(init.body).toBe('{"type":"post","rawText":"Hi"}');
    expect(init.headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' });
  });

  it('leaves the content type of an upload to the browser, which knows the boundary', async () => {
    fetchMock.mockResolvedValue(json({ storageId: 's1', id: 'f1' }, 201));
    const answer = await request(uploadFile, { body: { file: new Blob(['x']), purpose: 'post', alt: undefined } });
    const [, { body, headers }] = sent();
    expect([...(body as FormData).keys()]).toEqual(['file', 'purpose']);
    expect(headers).not.toHaveProperty('Content-Type');
    expect(answer?.storageId).toBe('s1');
  });

  it('outlives the page when it writes, unless it is an upload or so long that browsers refuse it', async () => {
    const isKeptAlive = async (call: () => Promise<unknown>) => {
      fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
      await call().catch(() => undefined);
      return sent()[1].keepalive;
    };
    expect(await isKeptAlive(() => request(trackPage, { body: { url: '/' } }))).toBe(true);
    expect(await isKeptAlive(() => request(logOut))).toBe(true);
    expect(await isKeptAlive(() => request(createPost, { body: { type: 'post', rawText: 'x'.repeat(9000) } }))).toBe(false);
    expect(await isKeptAlive(() => request(uploadFile, { body: { file: new Blob(['x']), purpose: 'post', alt: undefined } }))).toBe(false);
    expect(await isKeptAlive(() => request(getPost, { params: { id: '1' } }))).toBe(false);
  });

  it('is not sent when the address is longer than servers accept', async () => {
    const find = (length: number) => request(searchUsers, { query: { search: 'x'.repeat(length) } });
    await find(1);
    const longest = 8001 - sent()[0].length;
    await find(longest);
    expect(sent(1)[0]).toHaveLength(8000);
    const error = await failureOf(find(longest + 1));
    expect(error).toMatchObject({ kind: 'uri-too-long', statusCode: 414, message: 'Request failed', endpoint: searchUsers });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each(['.', '..'])('is not sent when a parameter is %s, which browsers would resolve into another endpoint', async (id) => {
    const error = await failureOf(request(getPost, { params: { id } }));
    expect(error).toMatchObject({ kind: 'bad-address', statusCode: 0, endpoint: getPost });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('the response', () => {
  it('is typed by the declaration: lists are always present, single objects perhaps not', () => {
    expectTypeOf(request(getRecommendedPosts)).resolves.toEqualTypeOf<ListResponse<Post>>();
    expectTypeOf(request<typeof getPost>).returns.resolves.toEqualTypeOf<Post | null>();
    expectTypeOf(request(logOut)).resolves.toEqualTypeOf<null>();
  });

  it.each([
    ['no content', () => new Response(null, { status: 204 })],
    ['a page of HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"results":', { headers: { 'content-type': 'application/json' } })],
  ])('is empty for %s, and not cached', async (_, answer) => {
    fetchMock.mockImplementation(async () => answer());
    expect(await request(getRecommendedPosts)).toEqual({ results: [], count: 0 });
    expect(await request(getPost, { params: { id: '1' } })).toBeNull();
    await request(getPost, { params: { id: '1' } });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('is a separate kind of error when a single object is malformed', async () => {
    fetchMock.mockResolvedValue(json({ id: 5 }));
    expect(await failureOf(request(getPost, { params: { id: '5' } }))).toMatchObject({ kind: 'malformed', statusCode: 0 });
  });

  it('is an error when a success body carries a statusCode', async () => {
    fetchMock.mockResolvedValue(json({ statusCode: 404, message: 'Group not found' }));
    expect(await failureOf(request(getUser, { params: { id: '1' } }))).toMatchObject({ kind: 'http', statusCode: 404 });
  });
});

describe('a failure', () => {
  it('carries a code that was sent as text, too', async () => {
    fetchMock.mockResolvedValue(json({ statusCode: 403, message: 'Forbidden resource', code: '403021' }, 403));
    expect(await failureOf(request(getUser, { params: { id: '1' } }))).toMatchObject({ kind: 'http', statusCode: 403, code: 403021 });
  });

  it('includes the status, the code and the message of the server, and the call', async () => {
    fetchMock.mockResolvedValue(json({ statusCode: 403, message: 'Forbidden resource', code: 403021 }, 403));
    expect(await failureOf(request(getUser, { params: { id: '1' } }))).toMatchObject({
      kind: 'http',
      statusCode: 403,
      code: 403021,
      serverMessage: 'Forbidden resource',
      message: 'Forbidden resource',
      endpoint: getUser,
    });
  });

  it('is also any success other than the expected one: an SMS is sent with 204', async () => {
    const send = () => request(sendSmsCode, { body: { phone: '+12015550123', type: 'login' } });
    fetchMock.mockResolvedValue(json({ status: 'queued' }));
    expect(await failureOf(send())).toMatchObject({ kind: 'http', statusCode: 200, serverMessage: undefined });
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(send()).resolves.toBeNull();
  });

  it('has no server message when the body has none', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(request(getUser, { params: { id: '1' } }));
    expect(error).toMatchObject({ statusCode: 502, serverMessage: undefined, message: 'Request failed' });
  });

  it('of the network keeps the browser’s text for the friendly sentence', async () => {
    fetchMock.mockRejectedValue(new TypeError('net::ERR_NETWORK_CHANGED'));
    const error = await failureOf(request(logIn, { body: { phone: '1', password: '2' } }));
    expect(error).toMatchObject({ kind: 'network', statusCode: 0, message: 'Network request failed' });
    expect(error.browserMessage).toBe('net::ERR_NETWORK_CHANGED');
  });

  it('is reported once, however many callers shared the request', async () => {
    fetchMock.mockResolvedValue(json({ message: 'Unauthorized' }, 401));
    const listener = vi.fn();
    onTestFinished(onApiError(() => listener));
    const options = { params: { id: '1' } };
    const [one, other] = await Promise.all([failureOf(request(getUser, options)), failureOf(request(getUser, options))]);
    expect(one).toBe(other);
    expect(listener.mock.calls).toEqual([[one]]);
  });

  it('is reported to the listener of the call, even if the call is not sent at all', async () => {
    fetchMock.mockResolvedValue(json({}, 500));
    const messages: string[] = [];
    let moment = 'before';
    const note = () => {
      const made = moment;
      return ({ kind }: ApiError) => void messages.push(`${made}: ${kind}`);
    };
    onTestFinished(onApiError(note));
    const failures = [request(getUser, { params: { id: '1' } }), request(getUser, { params: { id: '..' } })].map(failureOf);
    moment = 'after';
    await Promise.all(failures);
    expect(messages).toEqual(['before: bad-address', 'before: http']);
  });

  it('ends a call that takes longer than half a minute', async () => {
    vi.useFakeTimers();
    hangUntilAborted();
    const failure = failureOf(request(getUser, { params: { id: '1' } }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'Request timed out' });
  });

  it('leaves no timer behind, like a success', async () => {
    vi.useFakeTimers();
    fetchMock.mockResolvedValueOnce(json({ message: 'no' }, 400));
    await failureOf(request(logOut));
    await request(getRecommendedPosts);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Lets calls hang until their signal aborts them, as `fetch` does. */
function hangUntilAborted(): void {
  fetchMock.mockImplementation(
    (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
}

describe('giving up', () => {
  it.each([
    ['a read', (signal: AbortSignal) => request(getUser, { params: { id: '1' }, signal })],
    ['a write', (signal: AbortSignal) => request(logOut, { signal })],
  ])('on %s ends it with an error that isn’t shown', async (_, call) => {
    hangUntilAborted();
    const listener = vi.fn();
    onTestFinished(onApiError(() => listener));
    const controller = new AbortController();
    const failure = failureOf(call(controller.signal));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(sent()[1].signal?.aborted).toBe(true);
    expect(listener).not.toHaveBeenCalled();
  });

  it('before a write starts prevents its sending', async () => {
    fetchMock.mockImplementation(async (_, { signal }) => (signal?.throwIfAborted(), json({})));
    expect(await failureOf(request(logOut, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
  });
});

describe('the memory for reads', () => {
  const read = () => request(getRecommendedPosts, { query: { limit: 30 } });

  it('answers an identical read within 5 seconds, with a copy of its own', async () => {
    const first = await read();
    first.results[0]?.tags.push('changed by a caller');
    first.results.length = 0;
    const second = await read();
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(second.results[0]).toMatchObject({ id: 'p1', tags: [] });
  });

  it('does not answer another query, nor a read that bypasses the cache', async () => {
    await read();
    await request(getRecommendedPosts, { query: { limit: 15 } });
    await request(getRecommendedPosts, { query: { limit: 30 }, bypassCache: true });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('is cleared by any write, even one that fails', async () => {
    await read();
    fetchMock.mockResolvedValueOnce(json({ message: 'Invalid phone or password' }, 400));
    await failureOf(request(logIn, { body: { phone: '1', password: '2' } }));
    await read();
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('does not answer a read made while a write is under way', async () => {
    await read();
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    const writing = request(logOut);
    await read();
    await writing;
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('does not cache a read that raced with a write', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await Promise.all([request(logOut), read()]);
    await read();
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('survives counting a page view', async () => {
    await read();
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await request(trackPage, { body: { url: '/' } });
    await read();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
