import { beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../../node.ts';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { allRows } from '../tables.ts';
import { viewOrganization, viewPost, viewUser } from '../views/index.ts';
import { checkSmsCode, sendSmsCode } from './accounts.ts';
import { claimHandle } from './connections.ts';
import { saveDraft } from './drafts.ts';
import { deletePost, editPost } from './editPost.ts';
import { recommended } from './feeds.ts';
import { storeFile } from './files.ts';
import { createGroup, deleteGroup, updateGroup } from './groups.ts';
import { requestToJoin } from './joinRequests.ts';
import { deleteAccount } from './leaving.ts';
import { publishPost } from './publish.ts';
import { react } from './react.ts';
import { block, relatedPeople } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const id = (username: string) => world.user(username).id;
const viewOf = (username: string) => viewUser(world.viewer('lena'), world.user(username));

describe('reputation', () => {
  it('returns to its former value when a reaction is taken back', () => {
    world.db.users.update(id('nils'), { rating: 0, scores: { '2': { score: 0 }, '3': { score: 0 }, '4': { score: 0 } } });
    const post = world.post('nils');
    react(world.viewer('lena'), world.user('lena'), post.id, { '2': -2, '3': -2 }, '');
    expect(viewOf('nils')).toMatchObject({ rating: 0, reputationScores: { '2': { score: 0 } } });
    react(world.viewer('lena'), world.user('lena'), post.id, {}, '');
    expect(viewOf('nils')).toMatchObject({ rating: 0, reputationScores: { '2': { score: 0 } } });
    react(world.viewer('maya'), world.user('maya'), post.id, { '2': 1 }, '');
    expect(viewOf('nils').rating).toBe(1);
  });
});

describe('a deleted account', () => {
  it('is removed from every count, list and request', () => {
    requestToJoin(world.db, world.user('oleg'), world.group('eastchoir').id);
    const lab = world.group('streetlab');
    const members = viewOrganization(world.viewer('lena'), lab).numMembers ?? 0;
    deleteAccount(world.db, world.user('oleg'));
    expect(viewOrganization(world.viewer('lena'), lab).numMembers).toBe(members - 1);
    expect(world.db.memberships.by('user', id2('oleg'))).toEqual([]);
    for (const user of world.db.users.by('active', allRows)) {
      const listed = relatedPeople(world.viewer(null), user.id, 'followers', {}).length;
      expect(viewUser(world.viewer(null), user).numFollowers).toBe(user.outsideFollowers + listed);
      expect(viewUser(world.viewer(null), user).numFollowing).toBe(relatedPeople(world.viewer(null), user.id, 'following', {}).length);
    }
  });

  const id2 = (username: string) => [...world.db.users.all()].find((user) => user.username === username)?.id ?? '';

  it('passes its groups to the next member in rank, or deletes them with the last member', () => {
    const { id: lab } = world.group('streetlab');
    const alone = createGroup(world.db, world.user('anna'), { isPrivate: false, name: 'Alone', username: 'alone', typeId: '1' });
    deleteAccount(world.db, world.user('anna'));
    expect(world.db.organizations.get(lab)?.ownerId).toBe(id('lena'));
    expect(refusalOf(() => deleteGroup(world.db, world.user('lena'), lab))).toBe('not refused');
    expect(world.db.organizations.get(alone.id)).toBeUndefined();
  });
});

describe('blocks', () => {
  it('keep the quotes of and replies to a blocked author, their target as if deleted, for both sides', () => {
    const target = world.post('maya');
    const answers = (['quote', 'reply'] as const).map((type) => world.post('oleg', { type, repostedPostId: target.id }));
    block(world.db, world.user('lena'), id('maya'));
    for (const post of answers) {
      expect(viewPost(world.viewer('lena'), post)).toMatchObject({ repostedPostId: target.id, repostedPost: null });
      expect(viewPost(world.viewer('kofi'), post)).toMatchObject({ repostedPost: { id: target.id } });
    }
    const hers = world.post('lena');
    const quote = world.post('oleg', { type: 'quote', repostedPostId: hers.id });
    expect(viewPost(world.viewer('maya'), quote)).toMatchObject({ repostedPostId: hers.id, repostedPost: null });
  });

  it('hide the reposts of a blocked author instead of showing them as deleted', () => {
    const post = world.post('maya');
    const repost = world.post('kofi', { type: 'repost', repostedPostId: post.id });
    block(world.db, world.user('lena'), id('maya'));
    const feed = recommended(world.viewer('lena'), { limit: 100 }).rows;
    expect(feed.map((row) => row.id)).not.toContain(repost.id);
    const looksDeleted = feed.filter((row) => row.type === 'repost' && viewPost(world.viewer('lena'), row).repostedPost === null);
    expect(looksDeleted.filter((row) => world.db.posts.get(row.repostedPostId)?.isDeleted === false)).toEqual([]);
  });
});

describe('writing and editing', () => {
  const edit = (by: string, post: string, patch: Parameters<typeof editPost>[3]) => editPost(world.viewer(by), world.user(by), post, patch);

  it('keeps the text when nothing else is sent', () => {
    const post = world.post('lena');
    expect(edit('lena', post.id, { text: 'For display' })).toMatchObject({ rawText: 'A thought.', text: 'For display' });
  });

  it('has no reply to nothing', () => {
    expect(refusalOf(() => world.post('lena', { type: 'reply' }))).toBe('404 Post not found');
  });

  it('has no edited repost', () => {
    const post = world.post('maya');
    const repost = world.post('lena', { type: 'repost', repostedPostId: post.id });
    expect(refusalOf(() => edit('lena', repost.id, { rawText: 'My words' }))).toBe('400 A repost cannot be edited');
  });

  it('publishes and shows nothing for the key of a deleted post', () => {
    const publish = () => publishPost(world.viewer('lena'), world.user('lena'), { type: 'post', rawText: 'Once' }, 'key');
    const post = publish();
    expect(publish().id).toBe(post.id);
    deletePost(world.viewer('lena'), world.user('lena'), post.id);
    expect(refusalOf(publish)).toBe('404 Post not found');
  });

  it('has limits', async () => {
    const long = 'x'.repeat(5001);
    const tooLong = '400 Post is too long';
    expect(refusalOf(() => world.post('lena', { text: long }))).toBe(tooLong);
    expect(refusalOf(() => world.post('lena', { tags: Array.from({ length: 31 }, (_, index) => `t${index}`) }))).toBe('400 Too many tags');
    expect(refusalOf(() => world.post('lena', { tags: ['x'.repeat(101)] }))).toBe('400 Tag is too long');
    expect(refusalOf(() => saveDraft(world.db, world.user('lena'), { rawText: long }))).toBe('400 Draft is too long');
    const bytes = new Uint8Array(64);
    bytes.set([0x89, 0x50, 0x4e, 0x47]);
    const upload = storeFile(world.db, world.user('lena'), { file: new File([bytes], 'a.png'), purpose: 'post', alt: 'x'.repeat(1001) });
    await expect(upload).rejects.toMatchObject({ status: 400, message: 'Description is too long' });
  });
});

describe('names', () => {
  const club = { isPrivate: false, name: 'Kite Club', username: 'kites', typeId: '1' };

  it('of groups are trimmed before they are compared, so that no two are equal', () => {
    const group = createGroup(world.db, world.user('lena'), club);
    const other = createGroup(world.db, world.user('lena'), { ...club, username: 'dragons' });
    expect(refusalOf(() => updateGroup(world.db, world.user('lena'), other.id, { username: ' KITES ' }))).toBe(
      '409 Username is already taken',
    );
    expect(updateGroup(world.db, world.user('lena'), group.id, { name: ' Kites ', username: ' kites ' })).toMatchObject({
      name: 'Kites',
      username: 'kites',
    });
  });

  it.each(['x'.repeat(31), 'two words', 'a/b', '..'])('cannot be %s', (username) => {
    const invalid = '400 Username is invalid';
    sendSmsCode(world.db, '+12015558888', 'ok');
    expect(refusalOf(() => checkSmsCode(world.db, { phone: '+12015558888', code: '123456', username }))).toBe(invalid);
    expect(refusalOf(() => claimHandle(world.db, world.user('lena'), 'lena', username))).toBe(invalid);
    expect(refusalOf(() => createGroup(world.db, world.user('lena'), { ...club, username }))).toBe(invalid);
  });

  it('and descriptions have a maximum length', () => {
    expect(refusalOf(() => createGroup(world.db, world.user('lena'), { ...club, name: 'x'.repeat(101) }))).toBe('400 Name is too long');
    expect(refusalOf(() => createGroup(world.db, world.user('lena'), { ...club, description: 'x'.repeat(1001) }))).toBe(
      '400 Description is too long',
    );
  });
});

describe('a blank cursor', () => {
  it('is the beginning', async () => {
    const mocks = createMockBackend({ persona: 'regular' });
    const read = async (query: string) => {
      const response = await mocks.backend.handle(new Request(`http://localhost/api/posts/recommended?${query}`));
      return ((await response?.json()) as { results: { id: string }[] }).results.map((post) => post.id);
    };
    expect(await read('after=&limit=3')).toEqual(await read('limit=3'));
    expect(await read('after=%20&tag=&limit=3')).toEqual(await read('limit=3'));
  });
});
