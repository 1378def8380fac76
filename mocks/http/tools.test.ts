import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPerson, writePerson } from '../db/personJson.ts';
import { seedMore } from '../fixtures/seedMore.ts';
import { createMockBackend } from '../node.ts';
import { clientHeaders, formHeaders } from '../testWorld.ts';
import { asCurl, asFault, filterLog } from './requestLog.ts';

const make = () => createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });

async function call(mocks: ReturnType<typeof make>, method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await mocks.backend.handle(new Request(`http://localhost${path}`, { method, headers: clientHeaders, ...init }));
  return response && { status: response.status, text: await response.text() };
}

describe('the log', () => {
  it('keeps requests and answers, and the fault that struck', async () => {
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
    mocks.fail(asFault(failed) ?? {});
    expect(await call(mocks, 'GET', '/api/users/me')).toEqual({ status: 503, text: failed.answer });
  });
});

describe('copied from the log', () => {
  const entry = { id: 1, at: 0, method: 'GET', path: '/api/posts', template: '/api/posts', status: 200, duration: 1 };

  it('a long answer can’t become a fault, since its end is missing', async () => {
    const mocks = make();
    await call(mocks, 'GET', '/api/posts/recommended?limit=100&showOwnPosts=true&includeReplies=true');
    const [long] = mocks.backend.log.entries;
    if (!long) throw new Error('Nothing was logged');
    expect([long.isCut, asFault(long)]).toEqual([true, null]);
  });

  it('a page makes a page, and an answer without a body one without', () => {
    expect(asFault({ ...entry, answer: '<h1>Down</h1>', status: 502 })).toEqual({
      method: 'GET',
      path: '/api/posts',
      status: 502,
      nonJson: true,
    });
    expect(asFault({ ...entry, status: 204 })).toEqual({ method: 'GET', path: '/api/posts', status: 204 });
  });

  it('a request keeps its captcha, its key and its form', async () => {
    const mocks = make();
    const headers = { 'X-Captcha-Token': 'ok', 'Idempotency-Key': 'k1' };
    const send = (path: string, body: BodyInit) =>
      mocks.backend.handle(new Request(`http://localhost${path}`, { method: 'POST', headers: { ...formHeaders, ...headers }, body }));
    await send('/api/posts', '{"type":"post","rawText":"Once"}');
    const form = new FormData();
    form.set('file', new File([new Uint8Array(8)], "it's.png"));
    form.set('purpose', 'post');
    await send('/api/files', form);
    const [post, upload] = mocks.backend.log.entries.map((one) => asCurl(one, 'http://localhost:4000'));
    expect(post).toContain("-H 'X-Captcha-Token: ok' -H 'Idempotency-Key: k1'");
    expect(upload).toContain(`-F 'file=@it'\\''s.png' -F 'purpose=post'`);
    expect(upload).not.toContain('Content-Type');
  });
});

describe('a real backend', () => {
  it('answers only the calls that are let through', async () => {
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
    expect(mocks.backend.log.entries[0]).toMatchObject({
      status: 200,
      isPassedOn: true,
      answer: expect.stringContaining('real') as string,
    });
    mocks.backend.through.clear();
    mocks.backend.through.set(['*']);
    expect(await call(mocks, 'GET', '/api/users/me')).toBeNull();
    mocks.backend.through.set([]);
    expect((await call(mocks, 'GET', '/api/users/me'))?.text).toContain('"username":"lena"');
    real.close();
  });
});

describe('a backend that is passed on to', () => {
  const serve = async (status: number) => {
    const bodies: string[] = [];
    const real = createServer((message, out) => {
      message.on('data', (chunk) => bodies.push(String(chunk)));
      message.on('end', () => out.writeHead(status, { 'content-type': 'application/json' }).end());
    });
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    return { real, bodies, origin: `http://127.0.0.1:${(real.address() as AddressInfo).port}` };
  };

  it.each([204, 205, 304])('may answer %i, which has no body', async (status) => {
    const { real, origin } = await serve(status);
    const mocks = make();
    mocks.backend.through.set(['*'], origin);
    expect(await call(mocks, 'GET', '/api/users/me')).toEqual({ status, text: '' });
    real.close();
  });

  it('gets the body, which the log shows', async () => {
    const { real, bodies, origin } = await serve(201);
    const mocks = make();
    mocks.backend.through.set(['posts'], origin);
    await call(mocks, 'POST', '/api/posts', { rawText: 'For real' });
    expect(bodies).toEqual(['{"rawText":"For real"}']);
    expect(mocks.backend.log.entries).toMatchObject([{ status: 201, sent: '{"rawText":"For real"}', isPassedOn: true }]);
    real.close();
  });

  it('may be dead: that is a 502', async () => {
    const { real, origin } = await serve(200);
    await new Promise((resolve) => real.close(resolve));
    const mocks = make();
    mocks.backend.through.set(['*'], origin);
    const answer = await call(mocks, 'GET', '/api/users/me');
    expect([answer?.status, answer?.text]).toEqual([502, expect.stringContaining(origin)]);
    expect(mocks.backend.log.entries).toMatchObject([{ status: 502 }]);
  });

  it('includes the country look-up with everything, and is forgotten after a reset', async () => {
    const mocks = make();
    const country = () => mocks.backend.handle(new Request('https://ip2c.org/s'));
    expect(await (await country())?.text()).toBe('1;US;USA;United States');
    mocks.backend.through.set(['*'], 'http://localhost:1');
    expect(await country()).toBeNull();
    mocks.reset();
    expect([mocks.backend.through.targets, mocks.backend.through.origin]).toEqual([[], undefined]);
    expect((await call(mocks, 'GET', '/api/users/me'))?.status).toBe(200);
  });

  it('closes live connections that it handles from now on', () => {
    const mocks = make();
    let drops = 0;
    mocks.backend.dropSockets.listen(() => {
      drops += 1;
    });
    mocks.backend.through.set(['posts']);
    expect(drops).toBe(0);
    mocks.backend.through.set(['*']);
    mocks.backend.through.clear();
    expect(drops).toBe(2);
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
    ['the username of somebody else', (text: string) => text.replace('"username": "lena"', '"username": "MAYA"')],
    ['the number of somebody else', (text: string) => text.replace('+12015550123', '+12015550101')],
    ['another id', (text: string) => text.replace(/"id": "u\d+"/, '"id": "u9999999"')],
  ])('is refused with %s, and stays unchanged', (_what, spoil) => {
    const mocks = make();
    const text = readPerson(mocks.db, lena(mocks));
    expect(spoil(text)).not.toBe(text);
    expect(() => writePerson(mocks.db, lena(mocks), spoil(text))).toThrow();
    expect(readPerson(mocks.db, lena(mocks))).toBe(text);
  });
});

it('keeps the owner of a group in it', () => {
  const mocks = make();
  const maya = mocks.backend.personaId('author') ?? '';
  const text = readPerson(mocks.db, maya);
  const spoilt = text.replace(/"status": "member",\n(\s+)"role": "owner"/, '"status": "requested",\n$1"role": "owner"');
  expect(spoilt).not.toBe(text);
  expect(() => writePerson(mocks.db, maya, spoilt)).toThrow('owner');
  expect(readPerson(mocks.db, maya)).toBe(text);
});

describe('more of everything', () => {
  it('finds free names after rows were deleted', () => {
    const mocks = make();
    const person = mocks.db.users.get(mocks.backend.personaId('regular'));
    if (!person) throw new Error('Nobody is there');
    expect(seedMore(mocks.db, 'groups', 4, person)).toBe(4);
    const [first] = [...mocks.db.organizations.all()].filter(({ username }) => username.startsWith('club_'));
    mocks.db.organizations.delete(first?.id ?? '');
    mocks.db.users.put({ ...person, id: 'u9000001', username: `guest_${mocks.db.users.size + 2}`, phone: null });
    expect([seedMore(mocks.db, 'groups', 4, person), seedMore(mocks.db, 'people', 3, person)]).toEqual([4, 3]);
    for (const table of [mocks.db.organizations, mocks.db.users]) {
      const names = [...table.all()].flatMap(({ username }) => username?.toLowerCase() ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('counts the rows that were actually made', () => {
    const mocks = make();
    const person = mocks.db.users.get(mocks.backend.personaId('regular'));
    if (!person) throw new Error('Nobody is there');
    for (const { id } of mocks.db.users.all())
      if (id !== person.id) mocks.db.blocks.put({ id: `${person.id}>${id}`, userId: person.id, targetId: id });
    const before = mocks.db.notifications.size;
    expect(seedMore(mocks.db, 'notifications', 5, person)).toBe(mocks.db.notifications.size - before);
  });

  it('makes the requested number of rows, which fit the contract', async () => {
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
