import { describe, expect, expectTypeOf, it } from 'vitest';
import { makeTestWorld } from '../testWorld.ts';
import { ChangeLog } from './changeLog.ts';
import { createClock, hour } from './clock.ts';
import { createDatabase, type Database } from './database.ts';
import { createIds } from './ids.ts';
import { OrderedIndex } from './orderedIndex.ts';
import { createRandom } from './random.ts';
import { applyChanges, parseSnapshot, schemaVersion } from './snapshot.ts';
import { type MembershipRow, tables } from './tables.ts';

describe('the clock', () => {
  it('follows real time, jumps, stops and resumes', () => {
    let real = 1000;
    const clock = createClock(undefined, () => real);
    clock.advance(hour);
    real += 5;
    expect(clock.now()).toBe(1005 + hour);
    clock.set('2026-01-01T00:00:00Z');
    real += 5;
    expect(clock.iso()).toBe('2026-01-01T00:00:00.000Z');
    clock.release();
    expect([clock.now(), clock.isTravelling]).toEqual([1010, false]);
    expect(() => clock.set('never')).toThrow('Not a moment');
  });
});

describe('ids', () => {
  it('count per prefix and skip ids that are in use', () => {
    const ids = createIds();
    expect([ids.next('p'), ids.next('p'), ids.next('u')]).toEqual(['p0000001', 'p0000002', 'u0000001']);
    ids.observe('p0000040');
    ids.observe('u0000001>u0000002');
    expect([ids.next('p'), ids.next('u')]).toEqual(['p0000041', 'u0000002']);
  });
});

describe('chance', () => {
  it('repeats itself for the same seed', () => {
    const throws = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(throws('a')).toEqual(throws('a'));
    expect(throws('a')).not.toEqual(throws('b'));
    expect(new Set(createRandom('s').sample([1, 2, 3], 9))).toEqual(new Set([1, 2, 3]));
  });
});

describe('ordered indexes', () => {
  it('keep their order regardless of the order in which rows are added, and start pages below a given position', () => {
    const index = new OrderedIndex<string>();
    for (const order of ['c', 'a', 'e', 'b', 'd']) index.add('k', { order, row: order });
    index.remove('k', 'b');
    index.remove('k', 'never added');
    expect(index.ascending('k')).toEqual(['a', 'c', 'd', 'e']);
    expect([...index.descending('k', 'd')]).toEqual(['c', 'a']);
    expect([...index.descending('k', 'b')]).toEqual(['a']);
    expect(index.count('nothing')).toBe(0);
  });
});

describe('tables', () => {
  it('move a row between index keys when it changes, and report every change', () => {
    const { db, user } = makeTestWorld();
    const log = new ChangeLog(db);
    const lena = user('lena');
    db.users.update(lena.id, { username: 'leni' });
    expect(db.users.by('username', 'lena')).toEqual([]);
    expect(db.users.by('username', 'leni')).toHaveLength(1);
    expect(log.takeBatch()).toMatchObject([{ table: 'users', id: lena.id, row: { username: 'leni' } }]);
    expect(log.takeBatch()).toEqual([]);
  });

  it('never create a row by updating it', () => {
    const { db } = makeTestWorld('empty');
    expect(() => db.posts.update('p0000001', { title: 'x' })).toThrow('No row p0000001 in posts');
  });

  it('infer the type of their rows from the declaration', () => {
    expectTypeOf<keyof Parameters<Database['blocks']['put']>[0]>().toEqualTypeOf<'id' | 'userId' | 'targetId'>();
    expectTypeOf<keyof MembershipRow>().toEqualTypeOf<keyof typeof tables.memberships.row.entries>();
    expectTypeOf<MembershipRow['status']>().toEqualTypeOf<'invited' | 'requested' | 'member' | 'banned'>();
    expect(Object.keys(tables.blocks.row.entries)).toEqual(['id', 'userId', 'targetId']);
  });

  it('generate ids only if their declaration has a prefix', () => {
    const { db } = makeTestWorld('empty');
    expect(db.drafts.nextId()).toMatch(/^d\d{7}$/);
    expect(() => db.smsCodes.nextId()).toThrow('The backend makes no ids for smsCodes');
  });
});

describe('worlds', () => {
  it('are the same every time they are made', () => {
    const dump = () => {
      const { db } = makeTestWorld();
      return JSON.stringify([...db.posts.all(), ...db.users.all(), ...db.follows.all(), ...db.notifications.all(), ...db.files.all()]);
    };
    expect(dump()).toBe(dump());
  });

  it('date everything back from the clock, and order posts by their ids', () => {
    const { db, clock } = makeTestWorld();
    const posts = db.posts.by('all', '*');
    expect(posts.every((post) => post.publishedAt <= clock.iso())).toBe(true);
    expect(posts.map((post) => post.id)).toEqual(posts.map((post) => post.id).toSorted());
  });

  it('satisfy the contract in the everyday world', () => {
    const { db, group } = makeTestWorld();
    const posts = db.posts.by('all', '*');
    const ratings = new Set([...db.users.all()].map((user) => user.rating));
    expect(db.users.size).toBeGreaterThanOrEqual(30);
    expect(posts.length).toBeGreaterThanOrEqual(120);
    for (const rating of [0, 0.5, 9, 30, 99, 999, 3981, 6310, 9120, 9999, 50_000]) expect(ratings).toContain(rating);
    expect(new Set(posts.map((post) => post.type))).toEqual(new Set(['post', 'quote', 'repost', 'reply']));
    expect(posts.some((post) => post.urls.some((url) => url.isDisabledPreview))).toBe(true);
    expect(posts.some((post) => !post.isAnyoneCanReply)).toBe(true);
    expect(posts.some((post) => post.repostedPostId !== null && db.posts.get(post.repostedPostId)?.isDeleted === true)).toBe(true);
    expect(Math.max(...posts.map((post) => db.reactions.count('post', post.id)))).toBeGreaterThan(10);
    expect(db.channels.count('owner', `organization/${group('datakitchen').id}`)).toBeGreaterThan(15);
    expect(new Set([...db.drafts.all()].map((draft) => draft.channelId === null))).toEqual(new Set([true, false]));
    expect(db.shortLinks.size).toBe(1);
  });
});

describe('saved state', () => {
  it('returns another world of the same origin to the same rows', () => {
    const one = makeTestWorld();
    const log = new ChangeLog(one.db);
    const post = one.post('lena');
    one.db.follows.delete([...one.db.follows.all()][0]?.id ?? '');
    const other = makeTestWorld();
    applyChanges(other.db, log.all);
    expect(other.db.posts.get(post.id)).toEqual(post);
    expect(other.db.follows.size).toBe(one.db.follows.size);
    expect(other.db.posts.nextId()).toBe(one.db.posts.nextId());
  });

  it.each([
    ['This is not a saved state: it must be a JSON object.', null],
    ['This state has schema version 0; this build reads version 2.', { schemaVersion: 0 }],
    ['This state does not say which world it belongs to.', { schemaVersion, world: 'everyday' }],
    ['This state has no list of changes.', { schemaVersion, world: 'everyday', epoch: '2026-01-01T00:00:00Z' }],
    [
      'Change 2 of this state is unreadable.',
      {
        schemaVersion,
        world: 'everyday',
        epoch: '2026-01-01T00:00:00Z',
        changes: [
          { table: 'posts', id: 'x', row: null },
          { table: 'nothing', id: 'x', row: null },
        ],
      },
    ],
  ])('is refused with "%s"', (message, state) => {
    expect(() => parseSnapshot(state)).toThrow(message);
  });

  it('leaves an empty database empty', () => {
    const db = createDatabase(createClock());
    applyChanges(db, []);
    expect(db.posts.size).toBe(0);
  });
});
