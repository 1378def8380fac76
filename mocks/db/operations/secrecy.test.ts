import { beforeEach, describe, expect, it } from 'vitest';
import { makeTown, refusalOf, type Town } from '../../testing/town.ts';
import { pair } from '../rows.ts';
import { viewCurrentUser } from '../views/index.ts';
import { saveDraft } from './drafts.ts';
import { undoRepost } from './editPost.ts';
import { storeFile } from './files.ts';
import { createGroup, updateGroup } from './groups.ts';
import { leave } from './membership.ts';
import { react } from './react.ts';
import { followChannel, followedChannels } from './relations.ts';

let town: Town;
beforeEach(() => {
  town = makeTown();
});

const id = (username: string) => town.user(username).id;
const inLab = () => ({ channelId: town.group('streetlab').channelId });

describe('a private group', () => {
  it('is not shown to a former member who takes a repost back', () => {
    const post = town.post('anna', inLab());
    const repost = town.post('oleg', { type: 'repost', repostedPostId: post.id });
    leave(town.db, town.user('oleg'), town.group('streetlab').id);
    for (const wanted of [post.id, repost.id]) {
      expect(refusalOf(() => undoRepost(town.viewer('oleg'), town.user('oleg'), wanted))).toBe('404 Repost not found');
    }
  });

  it('leaves the followed channels of outsiders when it stops being public', () => {
    const { id: group, channelId, ownerId } = town.group('eastchoir');
    followChannel(town.viewer('hanna'), town.user('hanna'), channelId, 'follow');
    const owner = town.db.users.get(ownerId);
    if (!owner) throw new Error('No owner');
    updateGroup(town.db, owner, group, { isPrivate: true });
    const mine = viewCurrentUser(town.viewer('hanna'), town.user('hanna')).followingChannels;
    expect(mine.map((entry) => entry.channelId)).not.toContain(channelId);
    expect(town.db.channelFollows.get(pair(id('hanna'), channelId))).toBeUndefined();
    expect(followedChannels(town.viewer('hanna'), id('hanna'), undefined, 100).rows.map((row) => row.channelId)).not.toContain(channelId);
  });

  it('keeps the mark of a bot among its members', () => {
    for (let time = 0; time < 3; time += 1) town.post('anna', { ...inLab(), rawText: 'Buy this' });
    const marked = town.events.filter((event) => event.name === 'post_marked_bot');
    expect(marked).toHaveLength(1);
    expect(marked[0]?.to).toContain(id('oleg'));
    expect(marked[0]?.to).not.toContain(id('hanna'));
  });

  it('tells only members that they are mentioned', () => {
    const before = town.notificationsOf('hanna').length;
    town.post('anna', { ...inLab(), mentions: [{ userId: id('hanna') }, { userId: id('oleg') }] });
    expect(town.notificationsOf('hanna')).toHaveLength(before);
    expect(town.notificationsOf('oleg')[0]?.type).toBe('mention');
  });

  it('tells nothing to an author who has left', () => {
    const post = town.post('oleg', inLab());
    leave(town.db, town.user('oleg'), town.group('streetlab').id);
    const before = town.notificationsOf('oleg').length;
    town.post('anna', { type: 'reply', repostedPostId: post.id });
    react(town.viewer('lena'), town.user('lena'), post.id, { '2': 1 }, '');
    expect(town.notificationsOf('oleg')).toHaveLength(before);
  });
});

describe('uploads', () => {
  const upload = () => {
    const bytes = new Uint8Array(64);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    return storeFile(town.db, town.user('lena'), { file: new File([bytes], 'a.png'), purpose: 'post' });
  };

  it('are attached by whoever made them, not by whoever counts to their id', async () => {
    const file = await upload();
    const refused = '400 Attached file not found';
    expect(refusalOf(() => town.post('maya', { attachedFileIds: [file.id] }))).toBe(refused);
    expect(refusalOf(() => saveDraft(town.db, town.user('maya'), { attachedFilesIds: [file.id] }))).toBe(refused);
    const club = { isPrivate: false, name: 'Kites', username: 'kites', typeId: '1', avatarFileId: file.id };
    expect(refusalOf(() => createGroup(town.db, town.user('maya'), club))).toBe('400 Picture not found');
    expect(refusalOf(() => town.post('lena', { attachedFileIds: [file.id] }))).toBe('not refused');
    expect(refusalOf(() => createGroup(town.db, town.user('lena'), club))).toBe('not refused');
  });
});
