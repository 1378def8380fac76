import { beforeEach, describe, expect, it } from 'vitest';
import { makeTown, refusalOf, type Town } from '../../testing/town.ts';
import { hour, minute } from '../clock.ts';
import { deletePost, editPost, isLocked, setThresholds, undoRepost } from './editPost.ts';
import { normaliseTags } from './postText.ts';
import { publishPost } from './publish.ts';
import { quotaOf } from './quota.ts';
import { react } from './react.ts';
import { block } from './relations.ts';

let town: Town;
beforeEach(() => {
  town = makeTown();
});

const limit = '429 Sorry, you have reached the max number of posts allowed for users with your score';
const lock = '409 A post may not be edited after it has been responded or reacted to';

describe('publishing', () => {
  it('refuses what is empty or too long', () => {
    expect(refusalOf(() => town.post('lena', { rawText: ' \n ' }))).toBe('400 Post cannot be empty');
    expect(refusalOf(() => town.post('lena', { rawText: 'x'.repeat(5001) }))).toBe('400 Post is too long');
    expect(refusalOf(() => town.post('lena', { title: 'x'.repeat(201) }))).toBe('400 Post is too long');
    expect(town.post('lena', { rawText: 'x'.repeat(5000), title: 'x'.repeat(200) }).rawText).toHaveLength(5000);
  });

  it('takes a file instead of words', () => {
    const file = [...town.db.files.all()].find((row) => row.userId === town.user('lena').id);
    expect(town.post('lena', { rawText: '', attachedFileIds: [file?.id ?? ''] }).attachedFileIds).toHaveLength(1);
    expect(refusalOf(() => town.post('lena', { attachedFileIds: ['nothing'] }))).toBe('400 Attached file not found');
  });

  it('keeps each tag and each mentioned person once, and one link', () => {
    const maya = { userId: town.user('maya').id };
    const url = { url: 'https://a.example', title: '', description: '', imageUrl: '', isDisabledPreview: false };
    const post = town.post('lena', {
      tags: ['Big  News', 'big news', '#!', 'шум'],
      mentions: [maya, maya, { userId: 'nobody' }],
      urls: [url, url],
    });
    expect(post).toMatchObject({ tags: ['Big_News', 'шум'], mentionedUserIds: [maya.userId] });
    expect(post.urls).toHaveLength(1);
  });

  it('answers a repeated key with the same post', () => {
    const publish = () => publishPost(town.viewer('lena'), town.user('lena'), { type: 'post', rawText: 'Once' }, 'key-1');
    expect(publish().id).toBe(publish().id);
    const other = publishPost(town.viewer('maya'), town.user('maya'), { type: 'post', rawText: 'Other' }, 'key-1');
    expect(other.authorUserId).toBe(town.user('maya').id);
  });

  it('accepts posts in a channel from members only', () => {
    const { channelId } = town.group('citydesk');
    expect(refusalOf(() => town.post('hanna', { channelId }))).toBe('400 You are not a member of this group');
    expect(town.post('lena', { channelId }).displayedChannelId).toBe(channelId);
    expect(refusalOf(() => town.post('hanna', { channelId: town.group('streetlab').channelId }))).toBe('404 Channel not found');
  });

  it('stops at the hourly limit of the score, deleted posts included, and goes on an hour later', () => {
    for (let index = 0; index < quotaOf(0); index += 1) town.post('nils', { rawText: `Note ${index}` });
    deletePost(town.viewer('nils'), town.user('nils'), town.db.posts.by('author', town.user('nils').id)[0]?.id ?? '');
    expect(refusalOf(() => town.post('nils'))).toBe(limit);
    town.clock.advance(hour);
    expect(refusalOf(() => town.post('nils'))).toBe('not refused');
  });

  it('grants more posts with a better standing', () => {
    expect([0, 30, 999, 3981, 6310, 50_000].map(quotaOf)).toEqual([20, 40, 60, 80, 100, 100]);
  });

  it('tells everybody about a machine that repeats itself', () => {
    for (let index = 0; index < 3; index += 1) town.post('eliot', { rawText: 'Buy now' });
    expect(town.events.filter((event) => event.name === 'post_marked_bot')).toHaveLength(1);
    town.clock.advance(11 * minute);
    town.post('eliot', { rawText: 'Buy now' });
    expect(town.events.filter((event) => event.name === 'post_marked_bot')).toHaveLength(1);
  });
});

describe('answering', () => {
  it('tells the author and the mentioned, never oneself', () => {
    const post = town.post('lena');
    const reply = town.post('maya', { type: 'reply', repostedPostId: post.id, mentions: [{ userId: town.user('anna').id }] });
    expect(town.notificationsOf('lena')[0]).toMatchObject({ type: 'reply', postId: reply.id, text: 'Maya Okafor replied to your post' });
    expect(town.notificationsOf('anna')[0]).toMatchObject({ type: 'mention', postId: reply.id });
    const before = town.notificationsOf('lena').length;
    town.post('lena', { type: 'reply', repostedPostId: post.id });
    expect(town.notificationsOf('lena')).toHaveLength(before);
  });

  it('respects who may answer: the author, people they follow, people the post names', () => {
    const post = town.post('lena', { isAnyoneCanReply: false, mentions: [{ userId: town.user('eliot').id }] });
    const answer = (by: string) => refusalOf(() => town.post(by, { type: 'reply', repostedPostId: post.id }));
    expect(answer('lena')).toBe('not refused');
    expect(answer('maya')).toBe('not refused');
    expect(answer('eliot')).toBe('not refused');
    expect(answer('carmen')).toBe('400 You cannot reply to this post');
  });

  it('is closed to people the author blocked, on the post or altogether', () => {
    const post = town.post('lena');
    editPost(town.viewer('lena'), town.user('lena'), post.id, { blockedUserIds: [town.user('kofi').id] });
    expect(refusalOf(() => town.post('kofi', { type: 'reply', repostedPostId: post.id }))).toBe('400 You cannot reply to this post');
    block(town.db, town.user('lena'), town.user('maya').id);
    expect(refusalOf(() => town.post('maya', { type: 'reply', repostedPostId: post.id }))).toBe('400 You cannot reply to this post');
    expect(refusalOf(() => town.post('maya', { type: 'quote', repostedPostId: post.id }))).toBe('400 You cannot quote this post');
  });

  it('stays in the private group it answers', () => {
    const { channelId } = town.group('streetlab');
    const post = town.post('lena', { channelId });
    const quote = town.post('oleg', { type: 'quote', repostedPostId: post.id });
    expect(quote.channelId).toBe(channelId);
    expect(town.viewer('hanna').mayOpen(quote)).toBe(false);
    expect(refusalOf(() => town.post('hanna', { type: 'reply', repostedPostId: post.id }))).toBe('404 Post not found');
  });
});

describe('reposts', () => {
  const repost = (by: string, repostedPostId: string) => town.post(by, { type: 'repost', repostedPostId, rawText: '' });

  it('point at the original, once per person', () => {
    const post = town.post('lena');
    const first = repost('maya', post.id);
    expect(repost('kofi', first.id).repostedPostId).toBe(post.id);
    expect(refusalOf(() => repost('maya', post.id))).toBe('409 Already reposted');
    expect(refusalOf(() => repost('maya', 'p9999999'))).toBe('404 Post not found');
  });

  it('are undone by the id of the original or of the repost, and can then be made again', () => {
    const post = town.post('lena');
    const first = repost('maya', post.id);
    expect(undoRepost(town.viewer('maya'), town.user('maya'), post.id).removedId).toBe(first.id);
    const second = repost('maya', post.id);
    expect(undoRepost(town.viewer('maya'), town.user('maya'), second.id)).toMatchObject({
      removedId: second.id,
      original: { id: post.id },
    });
    expect(refusalOf(() => undoRepost(town.viewer('maya'), town.user('maya'), post.id))).toBe('404 Repost not found');
  });
});

describe('editing and deleting', () => {
  it('is the business of the author alone', () => {
    const post = town.post('lena');
    expect(refusalOf(() => editPost(town.viewer('maya'), town.user('maya'), post.id, { rawText: 'Mine' }))).toBe('403 Forbidden resource');
    expect(refusalOf(() => deletePost(town.viewer('maya'), town.user('maya'), post.id))).toBe('403 Forbidden resource');
    expect(editPost(town.viewer('lena'), town.user('lena'), post.id, { rawText: 'Better' })).toMatchObject({
      rawText: 'Better',
      text: 'Better',
    });
  });

  it.each(['reply', 'quote', 'repost'] as const)('locks the content after a %s, but not who may answer', (type) => {
    const post = town.post('lena');
    town.post('maya', { type, repostedPostId: post.id });
    const edit = (patch: Parameters<typeof editPost>[3]) =>
      refusalOf(() => editPost(town.viewer('lena'), town.user('lena'), post.id, patch));
    expect(edit({ rawText: 'Too late' })).toBe(lock);
    expect(edit({ isAnyoneCanReply: false })).toBe('not refused');
    expect(edit({ blockedUserIds: [town.user('maya').id] })).toBe('not refused');
  });

  it('locks the content after a reaction and opens it when the reaction is taken back', () => {
    const post = town.post('lena');
    react(town.viewer('maya'), town.user('maya'), post.id, { '2': 1 }, '');
    expect(isLocked(town.db, post.id)).toBe(true);
    react(town.viewer('maya'), town.user('maya'), post.id, {}, ' ');
    expect(isLocked(town.db, post.id)).toBe(false);
  });

  it('takes the reposts along and leaves replies and quotes without a target', () => {
    const post = town.post('lena');
    const reply = town.post('maya', { type: 'reply', repostedPostId: post.id });
    const repost = town.post('kofi', { type: 'repost', repostedPostId: post.id, rawText: '' });
    deletePost(town.viewer('lena'), town.user('lena'), post.id);
    expect(town.db.posts.get(repost.id)?.isDeleted).toBe(true);
    expect(town.db.posts.get(reply.id)).toMatchObject({ isDeleted: false, repostedPostId: post.id });
  });
});

describe('weigh-in thresholds', () => {
  const steps = (...values: (number | 'off')[]) => values.map((threshold) => ({ threshold }));

  it('are five rising numbers padded with off, and become the default', () => {
    const post = town.post('lena');
    const set = (thresholds: ReturnType<typeof steps>) =>
      refusalOf(() => setThresholds(town.viewer('lena'), town.user('lena'), post.id, thresholds));
    expect(set(steps(5, 2, 'off', 'off', 'off'))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 'off', 2, 'off', 'off'))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 2))).toBe('400 Thresholds must be 5 ascending values');
    expect(set(steps(1, 2, 'off', 'off', 'off'))).toBe('not refused');
    expect(town.post('lena').weighInThresholds[1]).toEqual({ threshold: 2 });
  });

  it('tell the author when a post reaches one', () => {
    const post = town.post('lena');
    setThresholds(town.viewer('lena'), town.user('lena'), post.id, steps(2, 'off', 'off', 'off', 'off'));
    for (const name of ['maya', 'kofi']) react(town.viewer(name), town.user(name), post.id, { '2': 1 }, '');
    expect(town.notificationsOf('lena')[0]).toMatchObject({ type: 'weigh_in', text: 'Your post has reached 2 weigh-ins' });
  });
});

describe('tags', () => {
  it('are trimmed, joined by underscores and freed of everything but letters and digits', () => {
    expect(normaliseTags(['  a   b ', 'c-d!', 'e__f', '', 'A b'])).toEqual(['a_b', 'cd', 'e_f']);
  });
});
