import { beforeEach, describe, expect, it } from 'vitest';
import { makeHarness } from '../../conformance/harness.ts';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { day } from '../clock.ts';
import { saveDraft } from './drafts.ts';
import { editPost, undoRepost } from './editPost.ts';
import { storeFile } from './files.ts';
import { createGroup, saveChannel, updateGroup } from './groups.ts';
import { cancelInvitation, inviteMember } from './membership.ts';
import { react } from './react.ts';
import { follow, unfollow } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const id = (username: string) => world.user(username).id;
const club = { isPrivate: false, name: 'Kites', username: 'kites', typeId: '1' };

describe('an upload', () => {
  const store = (width: number, height: number, name = 'a.png') => {
    const bytes = new Uint8Array(64);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    const view = new DataView(bytes.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return storeFile(world.db, world.user('lena'), { file: new File([bytes], name), purpose: 'post' });
  };
  const sizeRefusal = { status: 400, message: 'Picture is too large or empty' };

  it.each([
    [0, 0],
    [0, 10],
    [10, 0],
    [2 ** 32 - 1, 10],
    [16_385, 1],
  ])('of %i × %i pixels is refused', async (width, height) => {
    await expect(store(width, height)).rejects.toMatchObject(sizeRefusal);
  });

  it('has a size that a page can show, and a name that a system can keep', async () => {
    expect(await store(16_384, 1)).toMatchObject({ width: 16_384, height: 1 });
    expect(await store(1, 1, 'x'.repeat(255))).toMatchObject({ name: 'x'.repeat(255) });
    await expect(store(1, 1, 'x'.repeat(256))).rejects.toMatchObject({ status: 400, message: 'Name is too long' });
  });

  it('keeps its file name without folders and without characters that reverse or hide the text around it', async () => {
    expect((await store(1, 1, 'C:\\secret\\../../a\u202Egnp.exe\u0000')).name).toBe('agnp.exe');
    expect((await store(1, 1, '\u202E')).name).toBe('image');
  });
});

describe('a name', () => {
  const name = (username: string) => refusalOf(() => createGroup(world.db, world.user('lena'), { ...club, username }));

  it('has no letters without a glyph and no mix of alphabets', () => {
    expect(name('\u3164')).toBe('400 Username is invalid');
    expect(name('kites\uFFA0')).toBe('400 Username is invalid');
    expect(name('city\u0434esk')).toBe('400 Username mixes letters of different scripts');
    expect(name('\u0433\u043E\u0440\u043E\u0434')).toBe('not refused');
  });

  it('shows something', () => {
    const blank = '\u3164\u200B';
    expect(refusalOf(() => createGroup(world.db, world.user('lena'), { ...club, name: blank }))).toBe('400 Name is required');
    const { id: lab, name: before } = world.group('streetlab');
    expect(refusalOf(() => saveChannel(world.db, world.user('anna'), { id: lab, name: blank }))).toBe('400 Name is required');
    expect(updateGroup(world.db, world.user('anna'), lab, { name: blank }).name).toBe(before);
  });
});

describe('a text without visible characters', () => {
  const blank = '\u2800\u3164 \u200B';
  it('is no post, no draft and no comment of a reaction', () => {
    expect(refusalOf(() => world.post('lena', { rawText: blank }))).toBe('400 Post cannot be empty');
    expect(refusalOf(() => saveDraft(world.db, world.user('lena'), { rawText: blank }))).toBe('400 Draft cannot be empty');
    const post = world.post('lena');
    expect(refusalOf(() => editPost(world.viewer('lena'), world.user('lena'), post.id, { rawText: blank }))).toBe(
      '400 Post cannot be empty',
    );
    react(world.viewer('maya'), world.user('maya'), post.id, {}, blank);
    expect(world.db.reactions.by('post', post.id)).toEqual([]);
  });
});

describe('the people who may not reply', () => {
  it('are at most 500, each known and once', () => {
    const post = world.post('lena');
    const set = (blockedUserIds: string[]) => editPost(world.viewer('lena'), world.user('lena'), post.id, { blockedUserIds });
    expect(refusalOf(() => set(Array.from({ length: 501 }, () => id('kofi'))))).toBe('400 Too many blocked users');
    expect(set([id('kofi'), 'nobody', id('kofi')]).blockedUserIds).toEqual([id('kofi')]);
  });
});

describe('actions that can be done and undone', () => {
  const times = (act: () => void) => {
    for (let turn = 0; turn < 30; turn += 1) {
      act();
      world.clock.advance(1000);
    }
  };
  const news = (type: string, of = 'lena') => world.notificationsOf(of).filter((row) => row.type === type);

  it('notifies of a follow once a day', () => {
    const before = news('follow').length;
    const again = () => {
      follow(world.viewer('nils'), world.user('nils'), id('lena'), 'follow');
      unfollow(world.db, world.user('nils'), id('lena'));
    };
    times(again);
    expect(news('follow')).toHaveLength(before + 1);
    world.clock.advance(day);
    again();
    expect(news('follow')).toHaveLength(before + 2);
  });

  it('notifies of a reaction and of the threshold it reaches once', () => {
    world.db.users.update(id('lena'), {
      weighInThresholds: [{ threshold: 1 }, ...Array.from({ length: 4 }, () => ({ threshold: 'off' as const }))],
    });
    const post = world.post('lena');
    const before = [news('reaction').length, news('weigh_in').length];
    times(() => {
      react(world.viewer('maya'), world.user('maya'), post.id, { '2': 1 }, '');
      react(world.viewer('maya'), world.user('maya'), post.id, {}, '');
    });
    expect([news('reaction').length, news('weigh_in').length]).toEqual(before.map((count) => count + 1));
  });

  it('notifies of a repost and of an invitation once', () => {
    const post = world.post('lena');
    const before = news('repost').length;
    for (let turn = 0; turn < 10; turn += 1) {
      world.post('maya', { type: 'repost', repostedPostId: post.id, rawText: '' });
      undoRepost(world.viewer('maya'), world.user('maya'), post.id);
    }
    expect(news('repost')).toHaveLength(before + 1);
    const { id: lab } = world.group('streetlab');
    const invited = news('group_invitation', 'hanna').length;
    times(() => {
      inviteMember(world.db, world.user('anna'), lab, { userId: id('hanna'), role: 'member', hidden: false });
      cancelInvitation(world.db, world.user('anna'), lab, id('hanna'));
    });
    expect(news('group_invitation', 'hanna')).toHaveLength(invited + 1);
  });
});

describe('a body', () => {
  it('may not be a list instead of an object', async () => {
    const harness = makeHarness();
    const post = await harness.post('maya');
    const answer = await harness.call('lena', 'reactToPost', { params: { id: post }, body: { values: [], description: 'Yes' } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Values is invalid' } });
    const mentions = await harness.call('lena', 'createPost', { body: { type: 'post', rawText: 'Words', mentions: [[]] } });
    expect(mentions).toMatchObject({ status: 400 });
  });

  it('names pages by short paths and sends no endless codes', async () => {
    const harness = makeHarness();
    const track = (url: string) => harness.call(null, 'trackPage', { body: { url } });
    expect(await track('javascript:alert(1)')).toMatchObject({ status: 400, body: { message: 'Url is invalid' } });
    expect(await track(`/${'a'.repeat(2000)}`)).toMatchObject({ status: 400 });
    expect(await track(`/${'a'.repeat(1999)}`)).toMatchObject({ status: 204 });
    const code = `new-${'a'.repeat(2000)}`;
    const connect = await harness.call(null, 'connectX', { body: { oauthToken: 'x', oauthVerifier: code } });
    expect(connect).toMatchObject({ status: 400, body: { message: 'Invalid X token' } });
    expect(await harness.call(null, 'completeSiwf', { query: { authorizationCode: code } })).toMatchObject({ status: 400 });
  });
});
