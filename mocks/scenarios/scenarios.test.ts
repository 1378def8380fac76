import { describe, expect, it } from 'vitest';
import { type Row, Table } from '../db/table.ts';
import { createMockBackend } from '../node.ts';
import { clientHeaders } from '../testWorld.ts';
import { activeScenarios, isScenarioName, type ScenarioName, scenarioNames } from './index.ts';

async function statusIn(scenario: ScenarioName, method: string, path: string, body?: unknown) {
  const mocks = createMockBackend({ persona: 'regular', scenario, now: '2026-11-20T12:00:00Z' });
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await mocks.backend.handle(new Request(`http://localhost${path}`, { method, headers: clientHeaders, ...init }));
  return {
    mocks,
    status: response?.status,
    body:
      response?.status === 200
        ? ((await response
            .clone()
            .json()
            .catch(() => null)) as Record<string, unknown> | null)
        : null,
  };
}

const post = { type: 'post', rawText: 'Hello' };

describe('scenarios', () => {
  it.each([
    ['rate-limited', 'POST', '/api/posts', 429],
    ['publish-failure', 'POST', '/api/posts', 500],
    ['edit-conflict', 'PATCH', '/api/posts/p0000100', 409],
    ['session-expired', 'GET', '/api/users/me', 401],
    ['user-deleted', 'GET', '/api/users/me', 401],
    ['one-off-401', 'GET', '/api/users/me', 401],
    ['account-deleted', 'GET', '/api/users/me', 403],
    ['forbidden', 'GET', '/api/users/me', 403],
    ['feed-failure', 'GET', '/api/posts/recommended', 500],
    ['further-page-failure', 'GET', '/api/posts/recommended', 200],
    ['further-page-failure', 'GET', '/api/posts/recommended?after=p0000100', 500],
    ['replies-unavailable', 'GET', '/api/posts/p0000100/replies', 503],
    ['offline', 'GET', '/api/users/me', 0],
    ['server-error', 'GET', '/api/users/me', 500],
    ['maintenance', 'GET', '/api/users/me', 503],
    ['broken-images', 'GET', '/s3/anything', 404],
    ['broken-images', 'GET', '/api/users/me', 200],
    ['sms-refused', 'POST', '/api/auth/login-sms/send', 500],
  ] as const)('%s: %s %s is answered with %i', async (scenario, method, path, expected) => {
    expect((await statusIn(scenario, method, path, method === 'GET' ? undefined : post)).status).toBe(expected);
  });

  it('empty-feed leaves no posts but the rest of the world', async () => {
    expect((await statusIn('empty-feed', 'GET', '/api/posts/recommended')).body).toEqual({ results: [], count: 0 });
    expect((await statusIn('empty-feed', 'GET', '/api/organizations/my')).body?.['count']).toBeGreaterThan(3);
  });

  it('nearly-rate-limited allows one more post', async () => {
    const { mocks, status } = await statusIn('nearly-rate-limited', 'POST', '/api/posts', post);
    expect(status).toBe(201);
    const next = await mocks.backend.handle(
      new Request('http://localhost/api/posts', { method: 'POST', headers: clientHeaders, body: JSON.stringify(post) }),
    );
    expect(next?.status).toBe(429);
  });

  it('huge-thread, unread-flood and group-pending arrange the world, and twice is as good as once', async () => {
    for (const [scenario, path, key, expected] of [
      ['huge-thread', '/api/posts/p0000176/replies', 'count', 300],
      ['unread-flood', '/api/notifications/unread', 'count', 150],
    ] as const) {
      const { mocks } = await statusIn(scenario, 'GET', '/api/users/me');
      mocks.scenario(scenario);
      const [newest] = mocks.db.posts.newest('authorType', `${mocks.backend.personaId('author')}/post`);
      const requestPath = scenario === 'huge-thread' ? `/api/posts/${newest?.id}/replies` : path;
      const response = await mocks.backend.handle(new Request(`http://localhost${requestPath}`));
      expect(((await response?.json()) as Record<string, unknown>)[key]).toBe(expected);
    }
    const { body } = await statusIn('group-pending', 'GET', '/api/organizations/other');
    expect(body?.['results']).toContainEqual(expect.objectContaining({ myMembership: { status: 'requested' } }));
  });

  it('replaces the former scenario and keeps faults set by hand', () => {
    const mocks = createMockBackend({ scenario: 'offline' });
    mocks.fail({ path: '/api/users/me', status: 500 });
    mocks.scenario('maintenance');
    expect(mocks.backend.faults.list.map((fault) => fault.source)).toEqual([undefined, 'maintenance']);
  });

  it('can be combined, are listed while active, and clean up after themselves', async () => {
    const mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
    const rows = () =>
      Object.fromEntries(
        Object.entries(mocks.db).flatMap(([name, table]) =>
          table instanceof Table ? [[name, [...(table as Table<Row, string>).all()].sort((a, b) => (a.id < b.id ? -1 : 1))]] : [],
        ),
      );
    const before = rows();
    mocks.scenario('unread-flood', 'private-group', 'slow-replies');
    expect(activeScenarios(mocks.backend)).toEqual(['private-group', 'unread-flood', 'slow-replies']);
    const saved: unknown = JSON.parse(JSON.stringify(mocks.backend.snapshot()));
    mocks.scenario('private-group');
    expect(activeScenarios(mocks.backend)).toEqual(['private-group']);
    mocks.backend.restore(saved);
    expect(activeScenarios(mocks.backend)).toContain('unread-flood');
    mocks.scenario();
    expect(activeScenarios(mocks.backend)).toEqual([]);
    expect(rows()).toEqual(before);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is none', (name) => {
    expect(isScenarioName(name)).toBe(false);
  });

  it.each(scenarioNames)('%s describes itself in one sentence', async (name) => {
    const { scenarios } = await import('./index.ts');
    expect(scenarios[name].about).toMatch(/^[A-Z0-9].*\.$/);
  });
});
