import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { viewOrganization, viewOrganizationInFull, viewProfile } from '../views/index.ts';
import * as groups from './groups.ts';
import { followChannel } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const input = { isPrivate: false, name: 'Kite Club', username: 'kites', typeId: '1' };
const create = (fields: Partial<typeof input & { email: string }> = {}) =>
  groups.createGroup(world.db, world.user('lena'), { ...input, ...fields });

describe('creating and changing', () => {
  it('makes the creator the owner and opens a default channel', () => {
    const group = create();
    expect(viewOrganizationInFull(world.viewer('lena'), group)).toMatchObject({
      myMembership: { status: 'member', role: 'owner' },
      members: [{ role: 'owner' }],
      invitations: [],
      numMembers: 1,
    });
    expect(world.db.channels.get(group.channelId)).toMatchObject({ isDefault: true, name: 'Kite Club' });
    expect(groups.findByCode(world.db, group.code.toUpperCase()).id).toBe(group.id);
    expect(groups.findByCode(world.db, 'KITES').id).toBe(group.id);
  });

  it('needs a name, a free username, a known type and a readable e-mail', () => {
    expect(refusalOf(() => create({ name: ' ' }))).toBe('400 Name is required');
    expect(refusalOf(() => create({ username: '' }))).toBe('400 Username is required');
    expect(refusalOf(() => create({ typeId: '' }))).toBe('400 Type is required');
    expect(refusalOf(() => create({ typeId: '99' }))).toBe('400 Type is invalid');
    expect(refusalOf(() => create({ email: 'nowhere' }))).toBe('400 Email is invalid');
    expect(refusalOf(() => create({ username: 'CityDesk' }))).toBe('409 Username is already taken');
  });

  it('changes filled fields only, by owner and admins', () => {
    const { id } = world.group('streetlab');
    const changed = groups.updateGroup(world.db, world.user('lena'), id, {
      name: 'Street Laboratory',
      username: '  ',
      isPrivate: false,
    });
    expect(changed).toMatchObject({
      name: 'Street Laboratory',
      isPrivate: false,
      username: 'streetlab',
      description: expect.stringContaining('We measure') as string,
    });
    expect(groups.updateGroup(world.db, world.user('lena'), id, { description: ' ' }).description).toBeNull();
    expect(world.db.channels.get(changed.channelId)?.name).toBe('Street Laboratory');
    expect(refusalOf(() => groups.updateGroup(world.db, world.user('dmitry'), id, { name: 'Mine' }))).toBe('403 Forbidden resource');
    expect(refusalOf(() => groups.updateGroup(world.db, world.user('anna'), id, { username: 'citydesk' }))).toBe(
      '409 Username is already taken',
    );
    expect(refusalOf(() => groups.updateGroup(world.db, world.user('anna'), 'g9999999', {}))).toBe('404 Group not found');
  });

  it('disappears with its channels, posts, memberships and followers, by the owner alone', () => {
    const { id, channelId } = world.group('breadclub');
    followChannel(world.viewer('hanna'), world.user('hanna'), channelId, 'follow');
    const posts = world.db.posts.count('channel', channelId);
    expect(posts).toBeGreaterThan(0);
    expect(refusalOf(() => groups.deleteGroup(world.db, world.user('hanna'), id))).toBe('403 Forbidden resource');
    groups.deleteGroup(world.db, world.user('lena'), id);
    expect(world.db.organizations.get(id)).toBeUndefined();
    expect(world.db.posts.count('channel', channelId)).toBe(0);
    expect(world.db.memberships.by('organization', id)).toEqual([]);
    expect(world.db.channelFollows.count('to', `${channelId}/follow`)).toBe(0);
  });
});

describe('lists', () => {
  const names = (which: 'mine' | 'other', filter = {}) =>
    groups.listGroups(world.db, world.user('lena'), which, filter).map((group) => group.username);

  it('divide all groups into mine and other, without those that banned the person', () => {
    expect(names('mine').toSorted()).toEqual(['breadclub', 'citydesk', 'nightreaders', 'streetlab', 'tramriders', 'zelenydvor']);
    expect(names('other')).toContain('riverswim');
    expect([...names('mine'), ...names('other')]).not.toContain('smalllenses');
  });

  it('search in names and usernames, or at their beginning', () => {
    expect(names('mine', { search: 'desk' })).toEqual(['citydesk']);
    expect(names('mine', { search: 'desk', autocomplete: true })).toEqual([]);
    expect(names('mine', { search: 'CITY', autocomplete: true })).toEqual(['citydesk']);
  });

  it('cover every status of the everyday person', () => {
    const statuses = [...world.db.organizations.all()].map((group) => {
      const mine = viewOrganization(world.viewer('lena'), group).myMembership;
      return mine?.status === 'member' ? mine.role : mine?.status;
    });
    expect(new Set(statuses)).toEqual(new Set(['owner', 'admin', 'moderator', 'member', 'invited', 'requested', 'banned', 'none']));
  });
});

describe('content that outsiders see', () => {
  it('has no members list of a private group, and no invitations without the right to them', () => {
    const lab = world.group('streetlab');
    expect(viewOrganizationInFull(world.viewer('hanna'), lab).members).toEqual([]);
    expect(viewOrganizationInFull(world.viewer('oleg'), lab).members?.length).toBeGreaterThan(5);
    expect(viewOrganizationInFull(world.viewer('oleg'), lab).invitations).toBeUndefined();
    expect(viewOrganizationInFull(world.viewer('lena'), lab).invitations).toHaveLength(1);
  });

  it('leaves hidden and private memberships off the profile', () => {
    const groupsOf = (by: string, whom: string) =>
      viewProfile(world.viewer(by), world.user(whom)).organizations?.map((entry) => entry.organization.username);
    expect(groupsOf('hanna', 'lena')).toContain('breadclub');
    expect(groupsOf('hanna', 'lena')).not.toContain('streetlab');
    expect(groupsOf('lena', 'lena')).toContain('streetlab');
    expect(groupsOf('lena', 'grace')).toEqual([]);
  });
});

describe('channels', () => {
  it('are created by managers and changed by their id', () => {
    const { id } = world.group('tramriders');
    const { channel, isNew } = groups.saveChannel(world.db, world.user('noor'), { id, name: 'night buses' });
    expect(isNew).toBe(true);
    const renamed = groups.saveChannel(world.db, world.user('kofi'), { id, channelId: channel.id, name: 'night lines' });
    expect(renamed).toMatchObject({ isNew: false, channel: { id: channel.id, name: 'night lines' } });
    expect(refusalOf(() => groups.saveChannel(world.db, world.user('lena'), { id, name: 'x' }))).toBe('403 Forbidden resource');
    expect(refusalOf(() => groups.saveChannel(world.db, world.user('noor'), { id, name: ' ' }))).toBe('400 Name is required');
    expect(refusalOf(() => groups.saveChannel(world.db, world.user('noor'), { id: 'g9999999', name: 'x' }))).toBe('404 Group not found');
  });
});
