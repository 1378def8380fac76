import { beforeEach, describe, expect, it } from 'vitest';
import { textsByScript } from '@/shared/lib/text/scripts.fixture';
import { tagsIn } from '@/shared/lib/text/written';
import { makeTestWorld, refusalOf, type TestWorld } from '../../testWorld.ts';
import { hour, minute } from '../clock.ts';
import { deletePost, editPost, isLocked, setThresholds, undoRepost } from './editPost.ts';
import { normaliseTags } from './postText.ts';
import { publishPost } from './publish.ts';
import { quotaOf } from './quota.ts';
import { react } from './react.ts';
import { block } from './relations.ts';

let world: TestWorld;
beforeEach(() => {
  world = makeTestWorld();
});

const limit = '429 Sorry, you have reached the max number of posts allowed for users with your score';
const lock = '409 A post may not be edited after it has been responded or reacted to';

describe('publishing', () => {
  it('refuses empty and too long posts', () => {
    expect(refusalOf(() => world.post('lena', { rawText: ' \n ' }))).toBe('400 Post cannot be empty');
    expect(refusalOf(() => world.post('lena', { rawText: 'x'.repeat(5001) }))).toBe('400 Post is too long');
    expect(refusalOf(() => world.post('lena', { title: 'x'.repeat(201) }))).toBe('400 Post is too long');
    expect(world.post('lena', { rawText: 'x'.repeat(5000), title: 'x'.repeat(200) }).rawText).toHaveLength(5000);
  });

  it('accepts a file without text', () => {
    const file = [...world.db.files.all()].find((row) => row.userId === world.user('lena').id);
    expect(world.post('lena', { rawText: '', attachedFileIds: [file?.id ?? ''] }).attachedFileIds).toHaveLength(1);
    expect(refusalOf(() => world.post('lena', { attachedFileIds: ['nothing'] }))).toBe('400 Attached file not found');
  });

  it('keeps each tag and each mentioned person once, and one link', () => {
    const maya = { userId: world.user('maya').id };
    const url = { url: 'https://a.example', title: '', description: '', imageUrl: '', isDisabledPreview: false };
    const post = world.post('lena', {
      tags: ['Big  News', 'big news', '#!', 'шум'],
      mentions: [maya, maya, { userId: 'nobody' }],
      urls: [url, url],
    });
    expect(post).toMatchObject({ tags: ['Big_News', 'шум'], mentionedUserIds: [maya.userId] });
    expect(post.urls).toHaveLength(1);
  });

  it.each([
    ['https://a.example/x', 'https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['https://a.example/x', '/s3/preview', '/s3/preview'],
    ['https://a.example/x', '/api/siwf/callback?authorizationCode=new', ''],
    ['https://a.example/x', '/s3/../api/siwf/callback', ''],
    ['https://a.example/x', 'javascript:alert(1)', ''],
    ['javascript:alert(1)', '', undefined],
    ['/api/siwf/callback?authorizationCode=new', '', undefined],
  ])('keeps only the safe addresses of a preview: %s with %s', (url, imageUrl, expected) => {
    const post = world.post('lena', { urls: [{ url, title: '', description: '', imageUrl, isDisabledPreview: false }] });
    expect(post.urls.map((preview) => preview.imageUrl)).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each(textsByScript)('stores the tag of a text in %s under the name that its link has', (_script, text, _tag, stored) => {
    expect(world.post('lena', { rawText: text, tags: [...tagsIn(text)] }).tags).toEqual([stored]);
  });

  it('answers a repeated key with the same post', () => {
    const publish = () => publishPost(world.viewer('lena'), world.user('lena'), { type: 'post', rawText: 'Once' }, 'key-1');
    expect(publish().id).toBe(publish().id);
    const other = publishPost(world.viewer('maya'), world.user('maya'), { type: 'post', rawText: 'Other' }, 'key-1');
    expect(other.authorUserId).toBe(world.user('maya').id);
  });

  it('shows quotes and reposts in the channel of what they are about (gap.post.displayed-channel)', () => {
    const { channelId } = world.group('citydesk');
    const post = world.post('lena', { channelId });
    for (const type of ['quote', 'repost'] as const) {
      expect(world.post('lena', { type, repostedPostId: post.id })).toMatchObject({ channelId: null, displayedChannelId: channelId });
    }
    expect(world.post('lena', { type: 'quote', repostedPostId: world.post('maya').id }).displayedChannelId).toBeNull();
  });

  it('accepts posts in a channel from members only', () => {
    const { channelId } = world.group('citydesk');
    expect(refusalOf(() => world.post('hanna', { channelId }))).toBe('400 You are not a member of this group');
    const post = world.post('lena', { channelId });
    expect(post.displayedChannelId).toBe(channelId);
    expect(refusalOf(() => world.post('hanna', { type: 'reply', repostedPostId: post.id }))).toBe('not refused');
    expect(refusalOf(() => world.post('hanna', { channelId: world.group('streetlab').channelId }))).toBe('404 Channel not found');
  });

  it('stops at the hourly limit of the score, counting deleted posts, and continues an hour later', () => {
    for (let index = 0; index < quotaOf(0); index += 1) world.post('nils', { rawText: `Note ${index}` });
    deletePost(world.viewer('nils'), world.user('nils'), world.db.posts.by('author', world.user('nils').id)[0]?.id ?? '');
    expect(refusalOf(() => world.post('nils'))).toBe(limit);
    world.clock.advance(hour);
    expect(refusalOf(() => world.post('nils'))).toBe('not refused');
  });

  it('allows more posts with a better standing', () => {
    expect([0, 30, 999, 3981, 6310, 50_000].map(quotaOf)).toEqual([20, 40, 60, 80, 100, 100]);
  });

  it('reports a machine that repeats itself to everybody', () => {
    for (let index = 0; index < 3; index += 1) world.post('eliot', { rawText: 'Buy now' });
    expect(world.events.filter((event) => event.name === 'post_marked_bot')).toHaveLength(1);
    world.clock.advance(11 * minute);
    world.post('eliot', { rawText: 'Buy now' });
    expect(world.events.filter((event) => event.name === 'post_marked_bot')).toHaveLength(1);
  });
});

describe('answering', () => {
  it('notifies the author and mentioned people, never the writer', () => {
    const post = world.post('lena');
    const reply = world.post('maya', { type: 'reply', repostedPostId: post.id, mentions: [{ userId: world.user('anna').id }] });
    expect(world.notificationsOf('lena')[0]).toMatchObject({ type: 'reply', postId: reply.id, text: 'Maya Okafor replied to your post' });
    expect(world.notificationsOf('anna')[0]).toMatchObject({ type: 'mention', postId: reply.id });
    const before = world.notificationsOf('lena').length;
    world.post('lena', { type: 'reply', repostedPostId: post.id });
    expect(world.notificationsOf('lena')).toHaveLength(before);
  });

  it('respects the setting for replies: the author, people they follow, people named in the post', () => {
    const post = world.post('lena', { isAnyoneCanReply: false, mentions: [{ userId: world.user('eliot').id }] });
    const answer = (by: string) => refusalOf(() => world.post(by, { type: 'reply', repostedPostId: post.id }));
    expect(answer('lena')).toBe('not refused');
    expect(answer('maya')).toBe('not refused');
    expect(answer('eliot')).toBe('not refused');
    expect(answer('carmen')).toBe('400 You cannot reply to this post');
  });

  it('is closed to people the author blocked, on the post or altogether', () => {
    const post = world.post('lena');
    editPost(world.viewer('lena'), world.user('lena'), post.id, { blockedUserIds: [world.user('kofi').id] });
    expect(refusalOf(() => world.post('kofi', { type: 'reply', repostedPostId: post.id }))).toBe('400 You cannot reply to this post');
    block(world.db, world.user('lena'), world.user('maya').id);
    expect(refusalOf(() => world.post('maya', { type: 'reply', repostedPostId: post.id }))).toBe('400 You cannot reply to this post');
    expect(refusalOf(() => world.post('maya', { type: 'quote', repostedPostId: post.id }))).toBe('400 You cannot quote this post');
  });

  it('stays in the private group it answers', () => {
    const { channelId } = world.group('streetlab');
    const post = world.post('lena', { channelId });
    const quote = world.post('oleg', { type: 'quote', repostedPostId: post.id });
    expect(quote.channelId).toBe(channelId);
    expect(world.viewer('hanna').mayOpen('post', quote)).toBe(false);
    expect(refusalOf(() => world.post('hanna', { type: 'reply', repostedPostId: post.id }))).toBe('404 Post not found');
  });
});

describe('reposts', () => {
  const repost = (by: string, repostedPostId: string) => world.post(by, { type: 'repost', repostedPostId, rawText: '' });

  it('point at the original, once per person', () => {
    const post = world.post('lena');
    const first = repost('maya', post.id);
    expect(repost('kofi', first.id).repostedPostId).toBe(post.id);
    expect(refusalOf(() => repost('maya', post.id))).toBe('409 Already reposted');
    expect(refusalOf(() => repost('maya', 'p9999999'))).toBe('404 Post not found');
  });

  it('are undone by the id of the original or of the repost, and can then be made again', () => {
    const post = world.post('lena');
    const first = repost('maya', post.id);
    expect(undoRepost(world.viewer('maya'), world.user('maya'), post.id).removedId).toBe(first.id);
    const second = repost('maya', post.id);
    expect(undoRepost(world.viewer('maya'), world.user('maya'), second.id)).toMatchObject({
      removedId: second.id,
      original: { id: post.id },
    });
    expect(refusalOf(() => undoRepost(world.viewer('maya'), world.user('maya'), post.id))).toBe('404 Repost not found');
  });
});

describe('editing and deleting', () => {
  it('is allowed for the author only', () => {
    const post = world.post('lena');
    expect(refusalOf(() => editPost(world.viewer('maya'), world.user('maya'), post.id, { rawText: 'Mine' }))).toBe(
      '403 Forbidden resource',
    );
    expect(refusalOf(() => deletePost(world.viewer('maya'), world.user('maya'), post.id))).toBe('403 Forbidden resource');
    expect(editPost(world.viewer('lena'), world.user('lena'), post.id, { rawText: 'Better' })).toMatchObject({
      rawText: 'Better',
      text: 'Better',
    });
  });

  it.each(['reply', 'quote', 'repost'] as const)('locks the content after a %s, but not the setting for replies', (type) => {
    const post = world.post('lena');
    world.post('maya', { type, repostedPostId: post.id });
    const edit = (patch: Parameters<typeof editPost>[3]) =>
      refusalOf(() => editPost(world.viewer('lena'), world.user('lena'), post.id, patch));
    expect(edit({ rawText: 'Too late' })).toBe(lock);
    expect(edit({ isAnyoneCanReply: false })).toBe('not refused');
    expect(edit({ blockedUserIds: [world.user('maya').id] })).toBe('not refused');
  });

  it('locks the content after a reaction and opens it when the reaction is taken back', () => {
    const post = world.post('lena');
    react(world.viewer('maya'), world.user('maya'), post.id, { '2': 1 }, '');
    expect(isLocked(world.viewer('lena'), post.id)).toBe(true);
    react(world.viewer('maya'), world.user('maya'), post.id, {}, ' ');
    expect(isLocked(world.viewer('lena'), post.id)).toBe(false);
  });

  it('also deletes the reposts and leaves replies and quotes without a target', () => {
    const post = world.post('lena');
    const reply = world.post('maya', { type: 'reply', repostedPostId: post.id });
    const repost = world.post('kofi', { type: 'repost', repostedPostId: post.id, rawText: '' });
    deletePost(world.viewer('lena'), world.user('lena'), post.id);
    expect(world.db.posts.get(repost.id)?.isDeleted).toBe(true);
    expect(world.db.posts.get(reply.id)).toMatchObject({ isDeleted: false, repostedPostId: post.id });
  });
});

describe('weigh-in thresholds', () => {
  const steps = (...values: (number | 'off')[]) => values.map((threshold) => ({ threshold }));

  it('are five rising numbers padded with off, and become the default', () => {
    const post = world.post('lena');
    const set = (thresholds: ReturnType<typeof steps>) =>
      refusalOf(() => setThresholds(world.viewer('lena'), world.user('lena'), post.id, thresholds));
    expect(set(steps(5, 2, 'off', 'off', 'off'))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 'off', 2, 'off', 'off'))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 2))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 2, 'off', 'off', 'off'))).toBe('not refused');
    expect(world.post('lena').weighInThresholds[1]).toEqual({ threshold: 2 });
  });

  it('tell the author when a post reaches one', () => {
    const post = world.post('lena');
    setThresholds(world.viewer('lena'), world.user('lena'), post.id, steps(2, 'off', 'off', 'off', 'off'));
    for (const name of ['maya', 'kofi']) react(world.viewer(name), world.user(name), post.id, { '2': 1 }, '');
    expect(world.notificationsOf('lena')[0]).toMatchObject({ type: 'weigh_in', text: 'Your post has reached 2 weigh-ins' });
  });
});

describe('tags', () => {
  it('are trimmed, joined by underscores and stripped of everything but letters and digits', () => {
    expect(normaliseTags(['  a   b ', 'c-d!', 'e__f', '', 'A b'])).toEqual(['a_b', 'cd', 'e_f']);
  });
});
