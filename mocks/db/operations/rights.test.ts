import { beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../../node.ts';
import { clientHeaders, makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { pair } from '../table.ts';
import { deletePost, editPost } from './editPost.ts';
import { saveChannel } from './groups.ts';
import { editMember, inviteMember } from './membership.ts';
import { react } from './react.ts';

let world: TestWorld;
let lab: string;
beforeEach(() => {
  world = makeTestWorld();
  lab = world.group('streetlab').id;
});

const id = (username: string) => world.user(username).id;
const forbidden = '403 Forbidden resource';

describe('channels', () => {
  const own = (owner: string) =>
    world.db.channels.put({
      id: 'c0009000',
      name: 'Diary',
      description: null,
      avatarFileId: null,
      ownerType: 'user',
      ownerId: id(owner),
      isDefault: false,
      outsideFollowers: 0,
    });
  const rename = (by: string, group: string, channelId: string) =>
    refusalOf(() => saveChannel(world.db, world.user(by), { id: group, channelId, name: 'Mine now' }));

  it('of a person can be renamed only by that person', () => {
    own('maya');
    expect(rename('anna', lab, 'c0009000')).toBe(forbidden);
    expect(world.db.channels.get('c0009000')?.name).toBe('Diary');
    expect(rename('maya', id('maya'), 'c0009000')).toBe('not refused');
  });

  it('are changed through the group they belong to, and never made by a wrong id', () => {
    expect(rename('anna', lab, world.group('citydesk').channelId)).toBe('404 Channel not found');
    expect(rename('anna', lab, 'c9999999')).toBe('404 Channel not found');
  });
});

describe("the banned person's own post", () => {
  it('keeps its text and its settings, and may be deleted', () => {
    const choir = world.group('eastchoir');
    const writer = world.db.memberships.by('status', `${choir.id}/member`).find(({ role }) => role === 'member');
    const name = world.db.users.get(writer?.userId)?.username ?? '';
    const post = world.post(name, { channelId: choir.channelId });
    world.db.memberships.update(writer?.id ?? '', { status: 'banned' });
    const edit = (patch: object) => refusalOf(() => editPost(world.viewer(name), world.user(name), post.id, patch));
    expect([edit({ rawText: 'Now they rage' }), edit({ isAnyoneCanReply: false })]).toEqual([forbidden, forbidden]);
    expect(world.db.posts.get(post.id)).toEqual(post);
    expect(refusalOf(() => deletePost(world.viewer(name), world.user(name), post.id))).toBe('not refused');
  });
});

describe('where a post is shown', () => {
  it('is a channel that its author may publish in', () => {
    const publish = (displayedChannelId: string) => refusalOf(() => world.post('hanna', { displayedChannelId }));
    expect(publish(world.group('streetlab').channelId)).toBe('404 Channel not found');
    expect(publish('c9999999')).toBe('404 Channel not found');
    expect(publish(world.group('eastchoir').channelId)).toBe('400 You are not a member of this group');
    expect(refusalOf(() => world.post('anna', { displayedChannelId: world.group('streetlab').channelId }))).toBe('not refused');
  });
});

describe('the public group', () => {
  const insideOf = (group: string) => {
    const { ownerId, channelId } = world.group(group);
    const owner = world.db.users.get(ownerId)?.username ?? '';
    return world.post(owner, { channelId });
  };

  it('lets outsiders reply and weigh in', () => {
    const post = insideOf('eastchoir');
    expect(refusalOf(() => world.post('hanna', { type: 'reply', repostedPostId: post.id }))).toBe('not refused');
    expect(refusalOf(() => react(world.viewer('hanna'), world.user('hanna'), post.id, { '2': 1 }, ''))).toBe('not refused');
  });

  it('lets banned people neither reply nor weigh in', () => {
    const post = insideOf('eastchoir');
    const { id: organizationId } = world.group('eastchoir');
    const userId = id('hanna');
    const row = { organizationId, userId, status: 'banned', role: 'member', hidden: false, since: world.clock.iso() } as const;
    world.db.memberships.put({ ...row, id: pair(organizationId, userId) });
    expect(refusalOf(() => world.post('hanna', { type: 'reply', repostedPostId: post.id }))).toBe('400 You cannot reply to this post');
    expect(refusalOf(() => react(world.viewer('hanna'), world.user('hanna'), post.id, { '2': 1 }, ''))).toBe(
      '400 You cannot react to this post',
    );
  });
});

describe('invitations', () => {
  const invite = (by: string, whom: string, role: 'admin' | 'moderator' | 'member') =>
    refusalOf(() => inviteMember(world.db, world.user(by), lab, { userId: id(whom), role, hidden: false }));

  it('from an admin can offer only roles below their own', () => {
    expect(invite('lena', 'hanna', 'admin')).toBe(forbidden);
    expect(invite('lena', 'hanna', 'moderator')).toBe('not refused');
    expect(invite('anna', 'carmen', 'admin')).toBe('not refused');
    expect(refusalOf(() => editMember(world.db, world.user('lena'), lab, { userId: id('oleg'), role: 'admin', hidden: false }))).toBe(
      forbidden,
    );
  });

  it('are made once', () => {
    expect(invite('anna', 'hanna', 'moderator')).toBe('not refused');
    expect(invite('lena', 'hanna', 'member')).toBe('409 User is already invited');
    expect(world.db.memberships.get(pair(lab, id('hanna')))?.role).toBe('moderator');
  });
});

describe('a body that takes its time', () => {
  it('is judged by the rights at the time when it has arrived completely', async () => {
    const mocks = createMockBackend({ persona: 'regular', now: '2026-11-20T12:00:00Z' });
    const encoder = new TextEncoder();
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode('{"type":"post",'));
        finish = () => {
          controller.enqueue(encoder.encode('"rawText":"Too late"}'));
          controller.close();
        };
      },
    });
    const init = { method: 'POST', headers: clientHeaders, body, duplex: 'half' } as RequestInit;
    const answer = mocks.backend.handle(new Request('http://localhost/api/posts', init));
    await mocks.backend.handle(new Request('http://localhost/api/auth/logout', { method: 'POST', headers: clientHeaders }));
    const before = mocks.db.posts.size;
    finish();
    expect((await answer)?.status).toBe(401);
    expect(mocks.db.posts.size).toBe(before);
  });
});
