import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockBackend } from './node.ts';

const mocks = createMockBackend({ persona: 'regular' });
beforeAll(() => mocks.listen());
afterAll(() => mocks.close());

const get = async (path: string) => {
  const response = await fetch(`http://localhost${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('the backend behind fetch', () => {
  it('answers with the persona that is signed in', async () => {
    expect(await get('/api/users/me')).toMatchObject({ status: 200, body: { username: 'lena', phone: '+12015550123' } });
  });

  it('gives the first page of the feed, newest first', async () => {
    const { body } = await get('/api/posts/recommended?limit=30&showOwnPosts=true&includeReplies=true');
    const times = (body['results'] as { publishedAt: string }[]).map((post) => post.publishedAt);
    expect(times).toHaveLength(30);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('serves generated images and answers 404 for an unknown one', async () => {
    const { body } = await get('/api/users/me');
    const { storageId } = body['avatarFile'] as { storageId: string };
    const image = await fetch(`http://localhost/s3/${storageId}`);
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(await image.text()).toMatch(/^<svg /);
    expect((await fetch('http://localhost/s3/unknown')).status).toBe(404);
  });
});

it('starts again after a reset: scenario, clock, latency, world and person', () => {
  const mocks = createMockBackend({ persona: 'regular', scenario: 'rate-limited', now: '2026-11-20T12:00:00Z', latency: 5 });
  mocks.clearFaults();
  mocks.clock.advance(60_000);
  mocks.backend.latency = 0;
  mocks.backend.reset('empty');
  mocks.become('guest');
  mocks.reset();
  expect(mocks.backend.faults.list.map((fault) => fault.source)).toContain('rate-limited');
  expect(mocks.clock.iso()).toBe('2026-11-20T12:00:00.000Z');
  expect([mocks.backend.latency, mocks.backend.world]).toEqual([5, 'everyday']);
  expect(mocks.backend.sessions.read(new Request('http://localhost'))).toBe(mocks.backend.personaId('regular'));
});
