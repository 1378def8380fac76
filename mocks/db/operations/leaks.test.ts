import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { pair } from '../table.ts';
import { viewNotification, viewOrganization, viewOrganizationInFull, viewPost, viewUser } from '../views/index.ts';
import { saveDraft } from './drafts.ts';
import { editPost } from './editPost.ts';
import { updateGroup } from './groups.ts';
import { ban, editMember, inviteMember, leave } from './membership.ts';
import { listNotifications, setRead } from './notifications.ts';
import { publishPost } from './publish.ts';
import { react } from './react.ts';
import { block, follow, followChannel, followedChannels, relatedPeople } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const id = (username: string) => world.user(username).id;
const inLab = () => ({ channelId: world.group('streetlab').channelId });
const labOwner = () => world.db.users.get(world.group('streetlab').ownerId) ?? world.user('lena');
const shown = (by: string, postId: string) => {
  const post = world.db.posts.get(postId);
  if (!post) throw new Error(`No post ${postId}`);
  return viewPost(world.viewer(by), post);
};

describe('content of a private group', () => {
  it('is not returned by an idempotency key to an author who may no longer open it', () => {
    const send = () =>
      publishPost(world.viewer('oleg'), world.user('oleg'), { type: 'post', rawText: 'Inside', ...inLab() }, 'one-key-for-one-post');
    const post = send();
    expect(send().id).toBe(post.id);
    ban(world.db, labOwner(), world.group('streetlab').id, id('oleg'));
    expect(refusalOf(send)).toBe('404 Post not found');
  });

  it.each(['quote', 'repost'] as const)('is no %s that outsiders can count, and locks nothing for them', (type) => {
    const post = world.post('hanna');
    const counted = type === 'quote' ? 'numQuotes' : 'numReposts';
    world.post('oleg', { type, repostedPostId: post.id, ...inLab() });
    expect(shown('oleg', post.id)[counted]).toBe(1);
    expect(shown('hanna', post.id)[counted]).toBe(0);
    expect(refusalOf(() => editPost(world.viewer('hanna'), world.user('hanna'), post.id, { rawText: 'Better' }))).toBe('not refused');
  });

  it('is not counted among the posts of its author', () => {
    const before = viewUser(world.viewer('hanna'), world.user('oleg')).numPosts ?? 0;
    world.post('oleg', inLab());
    expect(viewUser(world.viewer('hanna'), world.user('oleg')).numPosts).toBe(before);
    expect(viewUser(world.viewer('anna'), world.user('oleg')).numPosts).toBeGreaterThan(before);
  });

  it('also removes the notifications about it when a person leaves', () => {
    const post = world.post('oleg', inLab());
    world.post('anna', { type: 'reply', repostedPostId: post.id });
    const [news] = world.notificationsOf('oleg');
    const list = () => listNotifications(world.db, id('oleg'), 100).rows.map((row) => row.id);
    expect(list()).toContain(news?.id);
    const { count } = listNotifications(world.db, id('oleg'), 100, 0, false);
    leave(world.db, world.user('oleg'), world.group('streetlab').id);
    expect(list()).not.toContain(news?.id);
    expect(listNotifications(world.db, id('oleg'), 100, 0, false).count).toBeLessThan(count);
    expect(refusalOf(() => setRead(world.db, id('oleg'), news?.id ?? '', true))).toBe('404 Notification not found');
  });

  it('excludes drafts of outsiders', () => {
    const save = (by: string, channelId: string) => refusalOf(() => saveDraft(world.db, world.user(by), { rawText: 'A draft', channelId }));
    const { channelId } = world.group('streetlab');
    expect(save('hanna', channelId)).toBe('404 Channel not found');
    expect(save('hanna', 'c9999999')).toBe('404 Channel not found');
    expect(save('oleg', channelId)).toBe('not refused');
  });
});

describe('a block', () => {
  it('removes the reactions and replies of both from each other’s view, and leaves them to everybody else', () => {
    const post = world.post('lena');
    world.post('maya', { type: 'reply', repostedPostId: post.id });
    react(world.viewer('maya'), world.user('maya'), post.id, { '2': 1 }, 'Well said');
    block(world.db, world.user('maya'), id('lena'));
    expect(shown('lena', post.id)).toMatchObject({ numReplies: 0, reactionSets: [] });
    expect(shown('maya', post.id)).toMatchObject({ numReplies: 1, reactionSets: [{ userId: id('maya') }] });
    expect(shown('kofi', post.id)).toMatchObject({ numReplies: 1, reactionSets: [{ userId: id('maya') }] });
  });

  it('does not unlock a text that another person has answered', () => {
    const post = world.post('lena');
    world.post('maya', { type: 'reply', repostedPostId: post.id });
    block(world.db, world.user('lena'), id('maya'));
    expect(refusalOf(() => editPost(world.viewer('lena'), world.user('lena'), post.id, { rawText: 'I never said so' }))).toMatch(/^409/);
  });

  it('also removes the notifications about the other person', () => {
    const post = world.post('lena');
    world.post('maya', { type: 'reply', repostedPostId: post.id });
    const about = () =>
      listNotifications(world.db, id('lena'), 100)
        .rows.map((row) => viewNotification(world.viewer('lena'), row))
        .filter((row) => row.actorUser?.id === id('maya'));
    expect(about()).not.toEqual([]);
    block(world.db, world.user('maya'), id('lena'));
    expect(about()).toEqual([]);
  });

  it('prevents invitations in both directions', () => {
    const owner = labOwner();
    const { id: lab } = world.group('streetlab');
    const invite = () => refusalOf(() => inviteMember(world.db, owner, lab, { userId: id('hanna'), role: 'member', hidden: false }));
    block(world.db, world.user('hanna'), owner.id);
    expect(invite()).toBe('400 You cannot invite this person');
  });

  it('hides the pulse of a reaction from both', () => {
    const post = world.post('lena');
    block(world.db, world.user('maya'), id('oleg'));
    react(world.viewer('maya'), world.user('maya'), post.id, { '2': 1 }, '');
    const pulse = world.events.findLast((event) => event.name === 'post_interaction');
    expect(pulse?.to).toContain(id('lena'));
    expect(pulse?.to).not.toContain(id('oleg'));
  });
});

describe('a membership that is hidden', () => {
  const open = () => world.group('eastchoir');
  const hide = () => {
    const row = world.db.memberships
      .by('status', `${open().id}/member`)
      .find(({ role, userId }) => role === 'member' && userId !== id('hanna') && userId !== id('nils'));
    if (!row) throw new Error('The choir has no plain member');
    const member = world.db.users.get(row.userId);
    if (!member) throw new Error('The member is nobody');
    const before = viewOrganization(world.viewer('nils'), open()).numMembers ?? 0;
    editMember(world.db, member, open().id, { userId: member.id, role: 'member', hidden: true });
    return { member, before };
  };
  const membersFor = (by: string) => viewOrganizationInFull(world.viewer(by), open());

  it('is neither listed nor counted for people outside a public group', () => {
    world.db.memberships.delete(pair(open().id, id('nils')));
    const { member, before } = hide();
    expect(membersFor('nils').members?.map(({ userId }) => userId)).not.toContain(member.id);
    expect(membersFor('nils').numMembers).toBe(before - 1);
  });

  it('is listed for the group and for themselves', () => {
    const { member } = hide();
    const inside = world.db.users.get(open().ownerId);
    expect(membersFor(inside?.username ?? '').members?.map(({ userId }) => userId)).toContain(member.id);
    expect(membersFor(member.username ?? '').members?.map(({ userId }) => userId)).toContain(member.id);
  });
});

describe('monitoring', () => {
  const people = (by: string, whom: string, side: 'followers' | 'following') =>
    relatedPeople(world.viewer(by), id(whom), side, { only: 'monitoring' }).map((person) => person.username);

  it('of people is known only to the person who monitors', () => {
    follow(world.viewer('nils'), world.user('nils'), id('emeka'), 'monitor');
    expect(people('nils', 'nils', 'following')).toContain('emeka');
    for (const by of ['emeka', 'lena']) {
      expect(people(by, 'nils', 'following')).toEqual([]);
      expect(people(by, 'emeka', 'followers')).toEqual([]);
    }
    expect(people('nils', 'emeka', 'followers')).toEqual(['nils']);
  });

  it('of channels is as private', () => {
    const { channelId } = world.group('eastchoir');
    followChannel(world.viewer('hanna'), world.user('hanna'), channelId, 'monitor');
    const channels = (by: string) => followedChannels(world.viewer(by), id('hanna'), undefined, 100).rows.map((row) => row.channelId);
    expect(channels('hanna')).toContain(channelId);
    expect(channels('lena')).not.toContain(channelId);
  });

  it('leaves notifications of a person’s own steps out', () => {
    world.db.users.update(id('lena'), { weighInThresholds: [{ threshold: 3 }] });
    expect(viewUser(world.viewer('lena'), world.user('lena')).weighInThresholds).toEqual([{ threshold: 3 }]);
    expect(viewUser(world.viewer('oleg'), world.user('lena')).weighInThresholds).toEqual([]);
  });
});

describe('a group that turns private', () => {
  it('removes the quoted posts from quotes that other people made of them', () => {
    const group = world.group('eastchoir');
    const owner = world.db.users.get(group.ownerId);
    if (!owner?.username) throw new Error('No owner');
    const post = world.post(owner.username, { channelId: group.channelId });
    const quote = world.post('hanna', { type: 'quote', repostedPostId: post.id });
    world.db.memberships.delete(pair(group.id, id('hanna')));
    updateGroup(world.db, owner, group.id, { isPrivate: true });
    expect(shown('hanna', quote.id)).toMatchObject({ repostedPost: null });
  });
});
