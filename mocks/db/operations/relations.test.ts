import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { pair } from '../table.ts';
import { viewUser } from '../views/index.ts';
import { forYou, markAsRead, unreadOf } from './feeds.ts';
import { searchPeople, suggestPeople } from './people.ts';
import { block, follow, followChannel, followedChannels, relatedPeople, unblock, unfollow, unfollowChannel } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const id = (username: string) => world.user(username).id;
const viewOf = (by: string, whom: string) => viewUser(world.viewer(by), world.user(whom));

describe('following and monitoring people', () => {
  it('counts an open follow and tells the person', () => {
    const before = viewOf('nils', 'emeka').numFollowers ?? 0;
    follow(world.viewer('nils'), world.user('nils'), id('emeka'), 'follow');
    expect(viewOf('nils', 'emeka')).toMatchObject({ followType: 'follow', numFollowers: before + 1 });
    expect(world.notificationsOf('emeka')[0]).toMatchObject({ type: 'follow', actorUserId: id('nils') });
  });

  it('monitors silently, replacing the follow', () => {
    follow(world.viewer('nils'), world.user('nils'), id('emeka'), 'follow');
    const before = viewOf('nils', 'emeka').numFollowers ?? 0;
    const numBefore = world.notificationsOf('emeka').length;
    follow(world.viewer('nils'), world.user('nils'), id('emeka'), 'monitor');
    expect(viewOf('nils', 'emeka')).toMatchObject({ followType: 'monitor', numFollowers: before - 1 });
    expect(world.notificationsOf('emeka')).toHaveLength(numBefore);
  });

  it('has no effect without a connection', () => {
    unfollow(world.db, world.user('nils'), id('emeka'));
    expect(viewOf('nils', 'emeka').followType).toBeNull();
  });

  it('is refused for oneself, for unknown people and across a block', () => {
    const to = (target: string) => refusalOf(() => follow(world.viewer('lena'), world.user('lena'), target, 'follow'));
    expect(to(id('lena'))).toBe('400 You cannot follow yourself');
    expect(to('u9999999')).toBe('404 User not found');
    expect(to('null')).toBe('400 User ID is required');
    expect(to(id('teo'))).toBe('400 You cannot follow this person');
  });

  it('lists followers newest first, monitors apart, the verified alone, those with unread posts on top', () => {
    follow(world.viewer('nils'), world.user('nils'), id('lena'), 'follow');
    const followers = relatedPeople(world.viewer('lena'), id('lena'), 'followers', {});
    expect(followers.length).toBeGreaterThan(15);
    expect(followers[0]?.username).toBe('nils');
    const verified = relatedPeople(world.viewer('lena'), id('lena'), 'followers', { verified: true });
    expect(verified.length).toBeGreaterThan(0);
    expect(verified.every((person) => person.verified)).toBe(true);
    expect(relatedPeople(world.viewer('lena'), id('lena'), 'following', { only: 'monitoring' }).map((person) => person.username)).toContain(
      'vbrandt',
    );
    // Without a choice those are listed who are followed openly.
    const openly = relatedPeople(world.viewer('lena'), id('lena'), 'following', {}).map((person) => person.username);
    expect(openly).toContain('maya');
    expect(openly).not.toContain('vbrandt');
    const unread = relatedPeople(world.viewer('lena'), id('lena'), 'followers', { withUnreadPosts: true }).map(
      (person) => unreadOf(world.viewer('lena'), person.id, {}).count > 0,
    );
    expect(unread).toEqual(unread.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('fills the Following and Monitoring feeds', () => {
    const authors = (only: 'following' | 'monitoring') =>
      new Set(forYou(world.viewer('lena'), { only, limit: 100 }).rows.map((post) => post.authorUserId));
    expect(authors('monitoring')).toContain(id('samir'));
    expect(authors('following')).not.toContain(id('samir'));
    expect(authors('following')).toContain(id('oleg'));
  });
});

describe('blocking', () => {
  it('ends the follows in both directions and hides each from the other', () => {
    block(world.db, world.user('lena'), id('maya'));
    expect(world.db.follows.get(pair(id('lena'), id('maya')))).toBeUndefined();
    expect(world.db.follows.get(pair(id('maya'), id('lena')))).toBeUndefined();
    for (const [one, other] of [
      ['lena', 'maya'],
      ['maya', 'lena'],
    ] as const) {
      const authors = forYou(world.viewer(one), { limit: 100 }).rows.map((post) => post.authorUserId);
      expect(authors).not.toContain(id(other));
      expect(searchPeople(world.viewer(one), other, 10).rows).toEqual([]);
    }
    expect(viewOf('lena', 'maya')).toMatchObject({ isBlocked: true, hasBlockedMe: false });
    expect(viewOf('maya', 'lena')).toMatchObject({ isBlocked: false, hasBlockedMe: true });
  });

  it('can be lifted, and is refused for oneself', () => {
    block(world.db, world.user('lena'), id('maya'));
    unblock(world.db, world.user('lena'), id('maya'));
    expect(world.viewer('lena').isApartFrom(id('maya'))).toBe(false);
    expect(refusalOf(() => block(world.db, world.user('lena'), id('lena')))).toBe('400 You cannot block yourself');
  });

  it('silences notifications', () => {
    const post = world.post('lena');
    world.post('maya', { mentions: [{ userId: id('lena') }] });
    expect(world.notificationsOf('lena')[0]?.type).toBe('mention');
    block(world.db, world.user('lena'), id('maya'));
    const before = world.notificationsOf('lena').length;
    world.post('maya', { mentions: [{ userId: id('lena') }] });
    expect(world.notificationsOf('lena')).toHaveLength(before);
    expect(post.authorUserId).toBe(id('lena'));
  });
});

describe('channels', () => {
  it('are followed or monitored, once each, and unfollowed without an error', () => {
    const { channelId } = world.group('eastchoir');
    followChannel(world.viewer('lena'), world.user('lena'), channelId, 'follow');
    followChannel(world.viewer('lena'), world.user('lena'), channelId, 'monitor');
    const mine = followedChannels(world.viewer('lena'), id('lena'), undefined, 100).rows.filter((row) => row.channelId === channelId);
    expect(mine).toMatchObject([{ kind: 'monitor' }]);
    for (let time = 0; time < 2; time += 1) unfollowChannel(world.viewer('lena'), world.user('lena'), channelId);
    expect(followedChannels(world.viewer('lena'), id('lena'), undefined, 100).rows.some((row) => row.channelId === channelId)).toBe(false);
  });

  it('of private groups exist for members only', () => {
    const { channelId } = world.group('quietcarriage');
    expect(refusalOf(() => followChannel(world.viewer('lena'), world.user('lena'), channelId, 'follow'))).toBe('404 Channel not found');
  });
});

describe('suggestions and reading', () => {
  it('suggests only people who aren’t known yet', () => {
    const names = suggestPeople(world.viewer('lena'), world.user('lena'), 100).rows.map((person) => person.username);
    for (const known of ['lena', 'maya', 'vbrandt', 'quill', 'teo', null]) expect(names).not.toContain(known);
  });

  it('counts an unread post down once', () => {
    const unread = () => unreadOf(world.viewer('lena'), id('maya'), {}).count;
    const before = unread();
    expect(before).toBeGreaterThan(15);
    const [post] = unreadOf(world.viewer('lena'), id('maya'), {}).rows;
    for (let time = 0; time < 2; time += 1) markAsRead(world.viewer('lena'), post?.id ?? '');
    expect(unread()).toBe(before - 1);
  });
});
