import { describe, expect, it, vi } from 'vitest';
import { Backend } from '../backend.ts';
import { createSingleSession } from '../http/session.ts';
import { createMockBackend } from '../node.ts';
import { clientHeaders, makeTestWorld, refusalOf } from '../testWorld.ts';
import { createIds } from './ids.ts';
import { completeSiwf } from './operations/connections.ts';
import { schemaVersion } from './snapshot.ts';
import { type Row, Table } from './table.ts';

const now = '2026-11-20T12:00:00Z';
const make = () => createMockBackend({ persona: 'regular', now });

async function call(mocks: ReturnType<typeof make>, method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await mocks.backend.handle(new Request(`http://localhost${path}`, { method, headers: clientHeaders, ...init }));
  const text = (await response?.text()) ?? '';
  return { status: response?.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown> };
}

describe('ids', () => {
  it('are taken over only from rows whose ids the generator makes', async () => {
    const mocks = make();
    const code = 'p99999999999999999';
    await call(mocks, 'GET', `/api/siwf/callback?authorizationCode=${code}`);
    mocks.become('regular');
    const first = await call(mocks, 'POST', '/api/posts', { type: 'post', rawText: 'One' });
    const second = await call(mocks, 'POST', '/api/posts', { type: 'post', rawText: 'Two' });
    expect(first.body['id']).toMatch(/^p\d{7}$/);
    expect(second.body['id']).not.toBe(first.body['id']);
  });

  it('are never reused after a reload, not even those of deleted rows', async () => {
    let mocks = make();
    const made: string[] = [];
    for (let visit = 0; visit < 4; visit += 1) {
      const { body } = await call(mocks, 'POST', '/api/draft-posts', { rawText: 'Half a thought' });
      made.push(String(body['id']));
      await call(mocks, 'DELETE', `/api/draft-posts/${String(body['id'])}`);
      for (let reload = 0; reload < 2; reload += 1) {
        const saved: unknown = JSON.parse(JSON.stringify(mocks.backend.snapshot()));
        mocks = make();
        mocks.backend.restore(saved);
      }
    }
    expect(new Set(made).size).toBe(4);
  });

  it('differ between tabs that write at the same time', () => {
    const [one, other] = [createIds(), createIds()];
    other.usePartition(1);
    for (const ids of [one, other]) ids.observe('p0000040');
    const made = [one.next('p'), other.next('p')];
    expect(made).toEqual(['p0000041', 'p0000041b']);
    one.observe('p0000041b');
    other.observe('p0000041');
    expect([one.next('p'), other.next('p')]).toEqual(['p0000042', 'p0000042b']);
  });
});

const sample = make();
const [someUser] = sample.db.users.all();
const [someFile] = sample.db.files.all();
const channelId = [...sample.db.organizations.all()][0]?.channelId ?? '';
const person = (fields: object) => ({ table: 'users', id: someUser?.id, row: { ...someUser, ...fields } });
const picture = (content: object) => ({ table: 'files', id: someFile?.id, row: { ...someFile, content } });

describe('state from outside', () => {
  const base = { schemaVersion, world: 'everyday', epoch: now };
  const broken: readonly [string, object, RegExp][] = [
    ['a row without its fields', { table: 'posts', id: 'p9000000', row: { id: 'p9000000' } }, /Change 1 .*posts.*p9000000/],
    [
      'a row that points at nobody',
      {
        table: 'follows',
        id: 'u8888888>u0000002',
        row: { id: 'u8888888>u0000002', userId: 'u8888888', targetId: 'u0000002', kind: 'follow', createdAt: now },
      },
      /u8888888/,
    ],
    ['somebody taken away to whom others point', { table: 'users', id: 'u0000002', row: null }, /points at u0000002 in users/],
    ['a channel taken away that its group needs', { table: 'channels', id: channelId, row: null }, /points at c\d+ in channels/],
    [
      'a relation whose id names others',
      {
        table: 'follows',
        id: 'u0000001>u0000002',
        row: { id: 'u0000001>u0000002', userId: 'u0000003', targetId: 'u0000002', kind: 'follow', createdAt: now },
      },
      /Change 1 .*follows.*id/,
    ],
    ['a file whose bytes are none', picture({ base64: '***' }), /Change 1 .*files.*content/],
    ['a drawing of no known kind', picture({ art: { kind: 'poem', seed: 'x' } }), /Change 1 .*files.*content/],
    [
      'a scene that nobody can draw',
      picture({ art: { kind: 'scene', scene: 'constructor', seed: 'x', width: 8, height: 8 } }),
      /files.*content/,
    ],
    ['a moment in other words', person({ createdAt: 'Nov 20 2026' }), /Change 1 .*users.*createdAt/],
    ['a day that there is not', person({ createdAt: '2026-02-30T12:00:00.000Z' }), /Change 1 .*users.*createdAt/],
  ];

  it.each(broken)('with %s is refused, and nothing is lost', async (_what, change, message) => {
    const mocks = make();
    const { body } = await call(mocks, 'POST', '/api/posts', { type: 'post', rawText: 'Keep me' });
    const before = JSON.stringify(mocks.backend.snapshot());
    expect(() => mocks.backend.restore({ ...base, changes: [change] })).toThrow(message);
    expect(() => mocks.backend.absorb([change] as never)).toThrow(message);
    expect(JSON.stringify(mocks.backend.snapshot())).toBe(before);
    expect((await call(mocks, 'GET', `/api/posts/${String(body['id'])}`)).status).toBe(200);
  });

  it('with situations that cannot be ended is refused', () => {
    const arranged = { 'group-pending': [{ table: 'users', id: 'u0000002', row: null }] };
    expect(() => make().backend.restore({ ...base, changes: [], arranged })).toThrow('u0000002');
  });

  it('with an epoch in another form is refused', () => {
    expect(() => make().backend.restore({ ...base, epoch: 'yesterday-ish', changes: [] })).toThrow('which world');
    expect(() => make().backend.restore({ ...base, epoch: '1', changes: [] })).toThrow('which world');
  });

  it('of the whole town is restored unchanged', () => {
    const mocks = make();
    const changes = Object.entries(mocks.db).flatMap(([table, rows]) =>
      rows instanceof Table ? [...(rows as Table<Row, string>).all()].map((row) => ({ table, id: row.id, row })) : [],
    );
    expect(changes.length).toBeGreaterThan(1000);
    expect(() => mocks.backend.restore({ ...base, changes })).not.toThrow();
  });

  it('with a broken stored image does not throw outside of tests', async () => {
    const backend = new Backend({ sessions: createSingleSession() });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.db.files.put({ ...someFile, content: { base64: '***' } } as never);
    const response = await backend.handle(new Request(`http://localhost/s3/${someFile?.storageId ?? ''}`));
    expect(response?.status).toBe(500);
    vi.restoreAllMocks();
  });

  it('with a monstrous feed is refused', () => {
    expect(() => make().backend.restore({ ...base, feed: 1e9, changes: [] })).toThrow('feed');
  });

  it('is not partly restored when a later change is broken', () => {
    const mocks = make();
    const [post] = mocks.db.posts.newest('all', '*');
    const good = { table: 'posts', id: post?.id ?? '', row: { ...post, title: 'Changed' } };
    expect(() => mocks.backend.absorb([good, broken[0]?.[1]] as never)).toThrow();
    expect(mocks.db.posts.get(post?.id)?.title).toBe(post?.title);
  });
});

describe('unreadable requests', () => {
  it.each(['/api/users/%', '/api/posts/%E0%A4%A', '/s3/%'])('%s is a 400', async (path) => {
    const complain = vi.spyOn(console, 'error');
    expect((await call(make(), 'GET', path)).status).toBe(400);
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a refused sign-in code', () => {
  it('leaves no account behind', () => {
    const { db } = makeTestWorld();
    completeSiwf(db, 'new-somebody');
    const [user] = db.users.by('siwfId', 'new-somebody');
    db.users.update(user?.id ?? '', { siwfId: null });
    const before = db.users.size;
    expect(refusalOf(() => completeSiwf(db, 'new-somebody'))).toBe('400 Authentication failed. Please try again.');
    expect(db.users.size).toBe(before);
  });
});

describe('merely looking around', () => {
  it('leaves the world unchanged, including everything that browsing triggers', async () => {
    const mocks = make();
    await call(mocks, 'GET', '/api/siwf/callback?authorizationCode=once-only');
    mocks.become('regular');
    const [post] = mocks.db.posts.newest('all', '*');
    expect((await call(mocks, 'POST', `/api/posts/${post?.id ?? ''}/mark-as-read`)).status).toBe(204);
    expect(mocks.backend.snapshot().changes.map(({ table }) => table)).toEqual(expect.arrayContaining(['spentCodes', 'readMarks']));
    expect(mocks.backend.isTouched).toBe(false);
  });

  it('leaves the world untouched, so that it begins with the next day', async () => {
    const mocks = make();
    await call(mocks, 'POST', '/api/metric/track-page', { url: '/search' });
    await call(mocks, 'GET', '/api/posts/recommended');
    expect(mocks.backend.isTouched).toBe(false);
    await call(mocks, 'POST', '/api/draft-posts', { rawText: 'Half a thought' });
    expect(mocks.backend.isTouched).toBe(true);
  });
});
