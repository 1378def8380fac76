import { beforeEach, describe, expect, it, vi } from 'vitest';
import { law } from '@/api/contract/laws';
import { Backend } from '../backend.ts';
import { refuse } from '../db/refusal.ts';
import { createMockBackend, type MockBackend } from '../node.ts';
import { clientHeaders } from '../testWorld.ts';
import { createCookieSessions, createSingleSession } from './session.ts';

let mocks: MockBackend;
beforeEach(() => {
  mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await mocks.backend.handle(
    new Request(`http://localhost${path}`, { method, headers: { ...clientHeaders, ...headers }, ...init }),
  );
  if (!response) throw new Error('Not handled');
  const text = response.type === 'error' ? '' : await response.text();
  return {
    status: response.status,
    text,
    json: text.startsWith('{') && text.endsWith('}') ? (JSON.parse(text) as Record<string, unknown>) : null,
  };
}

describe('finding the endpoint', () => {
  it('prefers fixed segments to parameters', async () => {
    expect((await call('GET', '/api/users/me')).json).toMatchObject({ username: 'lena' });
    expect((await call('GET', '/api/users/suggested')).json).toHaveProperty('results');
    expect((await call('GET', '/api/posts/intro')).json).toMatchObject({ count: 2 });
    expect((await call('GET', '/api/notifications/unread')).status).toBe(200);
  });

  it('reports a call without a handler as an error', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await call('PUT', '/api/users/me')).toMatchObject({ status: 501, json: { message: 'No mock answers PUT /api/users/me' } });
    expect(complain).toHaveBeenCalledOnce();
    expect(() => mocks.close()).toThrow('No mock answered: PUT /api/users/me');
    complain.mockRestore();
  });

  it('ignores requests to other hosts', async () => {
    expect(await mocks.backend.handle(new Request('http://localhost/assets/app.js'))).toBeNull();
  });
});

describe('refusing', () => {
  const undeclared = 'getPost refuses with 409 "Already reposted", which src/api/contract does not declare';

  it('allows the statuses that the law of the call declares', async () => {
    mocks.db.posts.get = () => refuse(law.getPost.noPost);
    expect((await call('GET', '/api/posts/p1')).json).toEqual({ statusCode: 404, message: 'Post not found' });
    expect(() => mocks.close()).not.toThrow();
  });

  it('fails a test in which a handler refuses with a status that the law of its call does not declare', async () => {
    mocks.db.posts.get = () => refuse(law.createPost.repeated);
    await expect(call('GET', '/api/posts/p1')).rejects.toThrow(undeclared);
    mocks.reset();
    expect(() => mocks.close()).toThrow(undeclared);
  });

  it('fails a test that uses fetch, where a client would take it for a failing server', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mocks.listen();
    mocks.db.posts.get = () => refuse(law.createPost.repeated);
    expect((await fetch('http://localhost/api/posts/p1')).status).toBe(500);
    expect(() => mocks.close()).toThrow(undeclared);
    complain.mockRestore();
  });

  it('is answered with 500 and logged outside of tests', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sessions = createSingleSession();
    const backend = new Backend({ sessions });
    sessions.userId = backend.personaId('regular');
    backend.db.posts.get = () => refuse(law.createPost.repeated);
    const response = await backend.handle(new Request('http://localhost/api/posts/p1'));
    expect(await response?.json()).toEqual({ statusCode: 500, message: undeclared });
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });
});

describe('reading a request', () => {
  it('ignores unknown and unreadable parameters', async () => {
    const { json } = await call('GET', '/api/posts/recommended?limit=many&showOwnPosts=perhaps&nonsense=1');
    expect(json?.['results']).toHaveLength(30);
  });

  it('takes several values with commas, blanks and repetition', async () => {
    const types = async (query: string) =>
      new Set(((await call('GET', `/api/posts?limit=100&${query}`)).json?.['results'] as { type: string }[]).map((post) => post.type));
    const expected = new Set(['quote', 'repost']);
    expect(await types('type=quote,repost')).toEqual(expected);
    expect(await types('type=quote,%20repost')).toEqual(expected);
    expect(await types('type=quote&type=repost&type=nothing')).toEqual(expected);
  });

  it.each([
    ['/api/posts', 'not json', 'The body is not JSON'],
    ['/api/posts', {}, 'Type is required'],
    ['/api/organizations', { isPrivate: false, username: 'x', typeId: '1' }, 'Name is required'],
    ['/api/posts/p0000001/react', { values: { 2: 3 }, description: '' }, 'Values.2 is invalid'],
  ])('refuses the body of %s with 400', async (path, body, message) => {
    expect(await call('POST', path, body)).toMatchObject({ status: 400, json: { statusCode: 400, message } });
  });

  it('accepts privacy as an object with a value', async () => {
    const { id } = mocks.db.organizations.by('username', 'breadclub')[0] ?? { id: '' };
    expect((await call('PATCH', `/api/organizations/${id}`, { isPrivate: { value: true } })).json).toMatchObject({ isPrivate: true });
  });
});

describe('the caller of a request', () => {
  it('refuses guests everywhere but on public calls', async () => {
    mocks.become('guest');
    expect(await call('GET', '/api/users/me')).toMatchObject({ status: 401, json: { statusCode: 401, message: 'Unauthorized' } });
    expect((await call('GET', '/api/users/reputation-categories')).status).toBe(200);
    expect(await call('POST', '/api/auth/logout')).toMatchObject({ status: 403 });
  });

  it('reports the state of a removed account', async () => {
    mocks.become('deleted');
    expect(await call('GET', '/api/organizations/my')).toMatchObject({ status: 403, json: { code: 403021 } });
    mocks.become('regular');
    await call('DELETE', '/api/users/me', {});
    mocks.become('regular');
    expect(await call('GET', '/api/users/me')).toMatchObject({ status: 401, json: { message: 'User account is deleted' } });
    mocks.backend.sessions.write('u9999999', new Request('http://localhost'), new Headers());
    expect(await call('GET', '/api/users/me')).toMatchObject({ status: 401, json: { message: 'User no longer exists' } });
  });

  it('ends and starts sessions', async () => {
    expect((await call('POST', '/api/auth/logout')).status).toBe(204);
    expect((await call('GET', '/api/users/me')).status).toBe(401);
    expect((await call('POST', '/api/auth/login', { phone: '+12015550123', password: 'correct-horse' })).json).toMatchObject({
      isNewUser: false,
    });
    expect((await call('GET', '/api/users/me')).status).toBe(200);
  });

  it('separates people by an HttpOnly cookie if there are many browsers', () => {
    const sessions = createCookieSessions(() => 'token-1');
    const headers = new Headers();
    sessions.write('u0000002', new Request('http://localhost'), headers);
    expect(headers.get('set-cookie')).toContain('HttpOnly');
    const again = new Request('http://localhost', { headers: { cookie: 'theme=dark; sez_session=token-1' } });
    expect(sessions.read(again)).toBe('u0000002');
    sessions.write(null, again, new Headers());
    expect(sessions.read(again)).toBeNull();
  });
});

describe('faults', () => {
  it('strike by template and method, as often as requested', async () => {
    mocks.fail({ method: 'GET', path: '/api/posts/:id', status: 503, times: 1 });
    expect((await call('DELETE', '/api/posts/p9999999')).status).toBe(404);
    expect((await call('GET', '/api/posts/p9999999')).status).toBe(503);
    expect((await call('GET', '/api/posts/p9999999')).status).toBe(404);
  });

  it('show every kind of broken answer', async () => {
    const strike = async (fault: Parameters<MockBackend['fail']>[0]) => {
      mocks.clearFaults();
      mocks.fail(fault);
      return call('GET', '/api/users/me');
    };
    expect(await strike({ path: '/api/users/me', network: true })).toMatchObject({ status: 0 });
    expect((await strike({ domain: 'users', nonJson: true })).text).toMatch(/^<!doctype html>/);
    const broken = await strike({ path: '/api/users/me', malformed: true });
    expect(() => JSON.parse(broken.text) as unknown).toThrow();
    expect((await strike({ path: '*', status: 403, code: 403021 })).json).toEqual({
      statusCode: 403,
      message: 'Forbidden resource',
      code: 403021,
    });
    expect((await strike({ path: '*', status: 429, message: 'Slow down' })).json).toEqual({ statusCode: 429, message: 'Slow down' });
    expect((await strike({ path: '*', body: { anything: true } })).json).toEqual({ anything: true });
    expect((await strike({ path: '*', delayMs: 5 })).json).toMatchObject({ username: 'lena' });
    expect((await strike({ path: '/api/posts', query: 'after', status: 500 })).status).toBe(200);
  });

  it('strike a share of the requests, always the same ones', async () => {
    const run = async () => {
      mocks.clearFaults();
      mocks.fail({ path: '*', status: 500, share: 0.5 });
      const statuses: number[] = [];
      for (let index = 0; index < 20; index += 1) statuses.push((await call('GET', '/api/users/me')).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run()).toEqual(first);
  });
});

describe('the log and the state', () => {
  it('notes every answered request with its template', async () => {
    await call('GET', '/api/posts/p9999999?x=1');
    expect(mocks.backend.log.entries.at(-1)).toMatchObject({
      method: 'GET',
      path: '/api/posts/p9999999?x=1',
      template: '/api/posts/:id',
      status: 404,
    });
  });

  it('survives being saved and restored, and refuses a broken file without losing anything', async () => {
    const { json } = await call('POST', '/api/posts', { type: 'post', rawText: 'Keep me' });
    const saved: unknown = JSON.parse(JSON.stringify(mocks.backend.snapshot()));
    mocks.backend.reset();
    expect((await call('GET', `/api/posts/${String(json?.['id'])}`)).status).toBe(404);
    mocks.backend.restore(saved);
    expect(() => mocks.backend.restore({ schemaVersion: 2 })).toThrow('does not say which world');
    expect(() => mocks.backend.restore({ schemaVersion: 2, world: 'moon', epoch: '2026-01-01T00:00:00Z', changes: [] })).toThrow(
      'no world called moon',
    );
    expect((await call('GET', `/api/posts/${String(json?.['id'])}`)).json).toMatchObject({ rawText: 'Keep me' });
  });

  it('passes the changes of one request to the caller, which stores them', async () => {
    const commits: number[] = [];
    mocks.backend.onCommit = (changes) => commits.push(changes.length);
    await call('GET', '/api/users/me');
    await call('POST', '/api/draft-posts', { rawText: 'Half a thought' });
    expect(commits).toEqual([1]);
  });
});
