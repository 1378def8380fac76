import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { pair } from '../table.ts';
import { viewCurrentUser, viewProfile } from '../views/index.ts';
import { saveDraft } from './drafts.ts';
import { undoRepost } from './editPost.ts';
import { storeFile } from './files.ts';
import { createGroup, updateGroup } from './groups.ts';
import { leave } from './membership.ts';
import { react } from './react.ts';
import { followChannel, followedChannels } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const id = (username: string) => world.user(username).id;
const inLab = () => ({ channelId: world.group('streetlab').channelId });

it('email and phone are shown to their owner alone (gap.user.private-fields)', () => {
  const lena = world.user('lena');
  expect(viewCurrentUser(world.viewer('lena'), lena)).toMatchObject({ email: 'lena@mail.example', phone: '+12015550123' });
  expect(viewProfile(world.viewer('maya'), lena)).toMatchObject({ email: null, phone: null });
});

describe('a private group', () => {
  it('is not shown to a former member who takes a repost back', () => {
    const post = world.post('anna', inLab());
    const repost = world.post('oleg', { type: 'repost', repostedPostId: post.id });
    leave(world.db, world.user('oleg'), world.group('streetlab').id);
    for (const expectedId of [post.id, repost.id]) {
      expect(refusalOf(() => undoRepost(world.viewer('oleg'), world.user('oleg'), expectedId))).toBe('404 Repost not found');
    }
  });

  it('removes the followed channels of outsiders when it stops being public', () => {
    const { id: group, channelId, ownerId } = world.group('eastchoir');
    followChannel(world.viewer('hanna'), world.user('hanna'), channelId, 'follow');
    const owner = world.db.users.get(ownerId);
    if (!owner) throw new Error('No owner');
    updateGroup(world.db, owner, group, { isPrivate: true });
    const mine = viewCurrentUser(world.viewer('hanna'), world.user('hanna')).followingChannels;
    expect(mine.map((entry) => entry.channelId)).not.toContain(channelId);
    expect(world.db.channelFollows.get(pair(id('hanna'), channelId))).toBeUndefined();
    expect(followedChannels(world.viewer('hanna'), id('hanna'), undefined, 100).rows.map((row) => row.channelId)).not.toContain(channelId);
  });

  it('shows the bot mark to its members only', () => {
    for (let time = 0; time < 3; time += 1) world.post('anna', { ...inLab(), rawText: 'Buy this' });
    const marked = world.events.filter((event) => event.name === 'post_marked_bot');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.to).toContain(id('oleg'));
    expect(marked[0]?.to).not.toContain(id('hanna'));
  });

  it('notifies only members of a mention', () => {
    const before = world.notificationsOf('hanna').length;
    world.post('anna', { ...inLab(), mentions: [{ userId: id('hanna') }, { userId: id('oleg') }] });
    expect(world.notificationsOf('hanna')).toHaveLength(before);
    expect(world.notificationsOf('oleg')[0]?.type).toBe('mention');
  });

  it('tells an author who has left nothing', () => {
    const post = world.post('oleg', inLab());
    leave(world.db, world.user('oleg'), world.group('streetlab').id);
    const before = world.notificationsOf('oleg').length;
    world.post('anna', { type: 'reply', repostedPostId: post.id });
    react(world.viewer('lena'), world.user('lena'), post.id, { '2': 1 }, '');
    expect(world.notificationsOf('oleg')).toHaveLength(before);
  });
});

describe('uploads', () => {
  const upload = () => {
    const bytes = new Uint8Array(64);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    for (const at of [16, 20]) new DataView(bytes.buffer).setUint32(at, 8);
    return storeFile(world.db, world.user('lena'), { file: new File([bytes], 'a.png'), purpose: 'post' });
  };

  it('can be attached only by the person who uploaded them, not by a person who guesses the id', async () => {
    const file = await upload();
    const refused = '400 Attached file not found';
    expect(refusalOf(() => world.post('maya', { attachedFileIds: [file.id] }))).toBe(refused);
    expect(refusalOf(() => saveDraft(world.db, world.user('maya'), { attachedFilesIds: [file.id] }))).toBe(refused);
    const club = { isPrivate: false, name: 'Kites', username: 'kites', typeId: '1', avatarFileId: file.id };
    expect(refusalOf(() => createGroup(world.db, world.user('maya'), club))).toBe('400 Picture not found');
    expect(refusalOf(() => world.post('lena', { attachedFileIds: [file.id] }))).toBe('not refused');
    expect(refusalOf(() => createGroup(world.db, world.user('lena'), club))).toBe('not refused');
  });
});
