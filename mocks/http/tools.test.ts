import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPerson, writePerson } from '../db/personJson.ts';
import { seedMore } from '../fixtures/seedMore.ts';
import { createMockBackend } from '../node.ts';
import { asCurl, asFault, filterLog } from './requestLog.ts';

const make = () => createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });

async function call(mocks: ReturnType<typeof make>, method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await mocks.backend.handle(new Request(`http://localhost${path}`, { method, ...init }));
  return response && { status: response.status, text: await response.text() };
}

describe('the log', () => {
  it('keeps what was sent and answered, and which fault struck', async () => {
    const mocks = make();
    await call(mocks, 'POST', '/api/draft-posts', { rawText: "Half a 'thought'" });
    mocks.fail({ path: '/api/users/me', status: 503, message: 'Later' });
    await call(mocks, 'GET', '/api/users/me');
    const [draft, failed] = mocks.backend.log.entries;
    expect(draft?.answer).toContain('"rawText":"Half a \'thought\'"');
    expect(failed?.fault).toMatchObject({ path: '/api/users/me', status: 503 });
    expect(filterLog(mocks.backend.log.entries, 'post thought')).toEqual([draft]);
    expect(filterLog(mocks.backend.log.entries, '503')).toEqual([failed]);
    if (!draft || !failed) throw new Error('Nothing was logged');
    expect(asCurl(draft, 'http://localhost:4000')).toContain(
      `-X POST -H 'X-Sez-Platform: web' -H 'Content-Type: application/json' -d '{"rawText":"Half a '\\''thought'\\''"}' 'http://localhost:4000/api/draft-posts'`,
    );
    mocks.clearFaults();
    mocks.fail(asFault(failed));
    expect(await call(mocks, 'GET', '/api/users/me')).toEqual({ status: 503, text: failed.answer });
  });
});

describe('a real backend', () => {
  it('answers what is let through, and nothing else', async () => {
    const real = createServer((message, out) => {
      out.setHeader('content-type', 'application/json');
      out.end(JSON.stringify({ from: 'real', path: message.url }));
    });
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    const mocks = make();
    mocks.backend.through.set(['/api/posts/:id', 'users'], `http://127.0.0.1:${(real.address() as AddressInfo).port}`);
    expect((await call(mocks, 'GET', '/api/posts/p0000001?x=1'))?.text).toBe('{"from":"real","path":"/api/posts/p0000001?x=1"}');
    expect((await call(mocks, 'GET', '/api/users/me'))?.text).toContain('real');
    expect((await call(mocks, 'GET', '/api/notifications/unread'))?.text).not.toContain('real');
    mocks.backend.through.set(['*'], undefined);
    mocks.backend.through.origin = undefined;
    expect(await call(mocks, 'GET', '/api/users/me')).toBeNull();
    mocks.backend.through.set([]);
    expect((await call(mocks, 'GET', '/api/users/me'))?.text).toContain('"username":"lena"');
    real.close();
  });
});

describe('a person as text', () => {
  const lena = (mocks: ReturnType<typeof make>) => mocks.backend.personaId('regular') ?? '';

  it('can be edited: name, roles, standing in groups', () => {
    const mocks = make();
    const edited = JSON.parse(readPerson(mocks.db, lena(mocks))) as {
      profile: Record<string, unknown>;
      memberships: { group: string; role: string }[];
    };
    Object.assign(edited.profile, { displayName: 'Lena the Great', roles: ['admin'], rating: 9999 });
    for (const membership of edited.memberships) if (membership.group === 'streetlab') membership.role = 'member';
    writePerson(mocks.db, lena(mocks), JSON.stringify(edited));
    expect(mocks.db.users.get(lena(mocks))).toMatchObject({ displayName: 'Lena the Great', roles: ['admin'], rating: 9999 });
    const [lab] = mocks.db.organizations.by('username', 'streetlab');
    expect(mocks.db.memberships.get(`${lab?.id}>${lena(mocks)}`)?.role).toBe('member');
  });

  it.each([
    ['what is no JSON', (text: string) => text.slice(1)],
    ['a field of another type', (text: string) => text.replace(/"verified": \w+/, '"verified": "maybe"')],
    ['a group that is not there', (text: string) => text.replace('"group": "streetlab"', '"group": "nowhere"')],
    ['another id', (text: string) => text.replace(/"id": "u\d+"/, '"id": "u9999999"')],
  ])('is not taken with %s, and stays as it was', (_what, spoil) => {
    const mocks = make();
    const text = readPerson(mocks.db, lena(mocks));
    expect(spoil(text)).not.toBe(text);
    expect(() => writePerson(mocks.db, lena(mocks), spoil(text))).toThrow();
    expect(readPerson(mocks.db, lena(mocks))).toBe(text);
  });
});

describe('more of everything', () => {
  it('comes in the number that was asked for, and fits the contract', async () => {
    const mocks = make();
    const person = mocks.db.users.get(mocks.backend.personaId('regular'));
    if (!person) throw new Error('Nobody is there');
    const sizes = () => [
      mocks.db.users.size,
      mocks.db.organizations.size,
      mocks.db.posts.size,
      mocks.db.follows.count('to', `${person.id}/follow`),
    ];
    const [users = 0, groups = 0, posts = 0, followers = 0] = sizes();
    expect([
      seedMore(mocks.db, 'followers', 7, person),
      seedMore(mocks.db, 'groups', 5, person),
      seedMore(mocks.db, 'posts', 3, person),
    ]).toEqual([7, 5, 3]);
    expect(sizes()).toEqual([users + 7, groups + 5, posts + 3, followers + 7]);
    for (const path of ['/api/organizations/other', `/api/users/${person.id}/followers?limit=100`, '/api/posts/recommended']) {
      expect((await call(mocks, 'GET', path))?.status).toBe(200);
    }
  });
});
