import { describe, expect, it } from 'vitest';
import { makeTestWorld, refusalOf } from '../../testWorld.ts';
import type { PostRow } from '../tables.ts';
import { deletePost } from './editPost.ts';
import { type Cursor, forYou, introPosts, postsOf, recommended, repliesTo, unreadOf } from './feeds.ts';
import type { Page } from './paging.ts';
import { searchAll } from './search.ts';

const world = makeTestWorld();
const viewer = world.viewer('lena');
const everything = { showOwnPosts: true, includeReplies: true };

/** Reads all pages, each starting after the last item of the previous one. */
function walk(read: (cursor: Cursor) => Page<PostRow>, limit: number): PostRow[] {
  const all: PostRow[] = [];
  for (;;) {
    const { rows } = read({ limit, after: all.at(-1)?.id });
    all.push(...rows);
    if (rows.length < limit) return all;
  }
}

const isNewestFirst = (posts: readonly PostRow[]) =>
  posts.every((post, index) => index === 0 || post.publishedAt <= (posts[index - 1]?.publishedAt ?? ''));

describe('paging by the last id', () => {
  it.each([1, 7, 15, 100])('gives everything once, in order, in pages of %i', (limit) => {
    const read = (cursor: Cursor) => recommended(viewer, { ...everything, ...cursor });
    const posts = walk(read, limit);
    expect(posts).toHaveLength(read({}).count);
    expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
    expect(isNewestFirst(posts)).toBe(true);
  });

  it.each([
    ['an author', (cursor: Cursor) => postsOf(viewer, { authorUserId: world.user('maya').id, ...cursor })],
    ['a channel', (cursor: Cursor) => postsOf(viewer, { channelId: world.group('citydesk').channelId, ...cursor })],
    ['the people followed', (cursor: Cursor) => forYou(viewer, { only: 'following', ...cursor })],
    ['the unread', (cursor: Cursor) => unreadOf(viewer, world.user('maya').id, cursor)],
    ['a tag', (cursor: Cursor) => recommended(viewer, { tag: 'COUNCIL', ...cursor })],
  ] as const)('reaches the end of the posts of %s', (_name, read) => {
    const posts = walk(read, 3);
    expect(posts.length).toBeGreaterThan(2);
    expect(posts).toHaveLength(read({}).count);
    expect(new Set(posts).size).toBe(posts.length);
  });

  it('puts the later id first where posts are of the same moment (gap.post.order-date)', () => {
    const own = makeTestWorld();
    const written = [own.post('lena'), own.post('lena'), own.post('lena')];
    const read = (cursor: Cursor) => postsOf(own.viewer('lena'), { authorUserId: own.user('lena').id, ...cursor });
    const { rows } = read({ limit: 3 });
    expect(new Set(rows.map(({ publishedAt }) => publishedAt)).size).toBe(1);
    expect(rows).toEqual(written.toReversed());
    expect(read({ limit: 1, after: rows[0]?.id }).rows).toEqual(rows.slice(1, 2));
  });

  it('continues after a post that was deleted in the meantime', () => {
    const own = makeTestWorld();
    const mine = own.post('lena');
    const next = recommended(own.viewer('lena'), { ...everything, limit: 5, after: mine.id }).rows;
    deletePost(own.viewer('lena'), own.user('lena'), mine.id);
    expect(recommended(own.viewer('lena'), { ...everything, limit: 5, after: mine.id }).rows).toEqual(next);
  });

  it('keeps limits between 1 and 100', () => {
    expect(recommended(viewer, { ...everything, limit: 5000 }).rows).toHaveLength(100);
    expect(recommended(viewer, { ...everything, limit: -3 }).rows).toHaveLength(1);
  });
});

describe('filters', () => {
  it('leave out own posts and replies unless asked for', () => {
    const posts = walk((cursor) => recommended(viewer, cursor), 50);
    expect(posts.some((post) => post.authorUserId === viewer.userId || post.type === 'reply')).toBe(false);
    expect(posts.length).toBeGreaterThan(45);
  });

  it('find a tag exactly, in any case', () => {
    const posts = recommended(viewer, { tag: 'OpenData', ...everything }).rows;
    expect(posts.length).toBeGreaterThan(1);
    expect(posts.every((post) => post.tags.some((tag) => tag.toLowerCase() === 'opendata'))).toBe(true);
    expect(recommended(viewer, { tag: 'open' }).rows).toEqual([]);
  });

  it('combine author, type and channel', () => {
    const author = world.user('maya').id;
    const replies = postsOf(viewer, { authorUserId: author, type: ['reply'], limit: 100 });
    expect(replies.count).toBeGreaterThan(20);
    expect(postsOf(viewer, { authorUserId: author, type: ['repost'] }).count).toBeGreaterThan(10);
    expect(postsOf(viewer, { authorUserId: author, onlyPosts: true, limit: 100 }).rows.some((post) => post.type === 'reply')).toBe(false);
    const both = postsOf(viewer, { authorUserId: author, channelId: world.group('citydesk').channelId });
    expect(both.rows.every((post) => post.authorUserId === author && post.channelId === world.group('citydesk').channelId)).toBe(true);
    expect(forYou(viewer, { type: ['reply'] }).rows.every((post) => post.type === 'reply')).toBe(true);
  });

  it('refuse an unknown or hidden channel and a missing author', () => {
    expect(refusalOf(() => postsOf(viewer, { channelId: 'c9999999' }))).toBe('404 Channel not found');
    expect(refusalOf(() => postsOf(viewer, { channelId: world.group('quietcarriage').channelId }))).toBe('404 Channel not found');
    expect(refusalOf(() => unreadOf(viewer, undefined, {}))).toBe('400 User ID is required');
  });
});

describe('content that only members of a private group see', () => {
  const post = world.post('lena', { channelId: world.group('streetlab').channelId, rawText: 'A rare word: quincunx.', tags: ['quincunx'] });
  const stranger = world.viewer('hanna');

  it('is absent from every list and search of outsiders', () => {
    expect(recommended(stranger, { tag: 'quincunx' }).count).toBe(0);
    expect(postsOf(stranger, { authorUserId: post.authorUserId, limit: 100 }).rows).not.toContainEqual(post);
    expect(searchAll(stranger, 'quincunx').count).toBe(0);
    expect(refusalOf(() => repliesTo(stranger, post.id, {}))).toBe('404 Post not found');
  });

  it('is there for members', () => {
    expect(recommended(world.viewer('oleg'), { tag: 'quincunx' }).count).toBe(1);
    expect(searchAll(world.viewer('oleg'), 'QUINCUNX').results).toMatchObject([{ collection: 'posts', item: { id: post.id } }]);
  });
});

describe('replies, greetings and search', () => {
  it('gives direct replies newest first, in pages or all at once', () => {
    const [thread] = world.db.posts
      .by('all', '*')
      .toSorted((a, b) => world.db.posts.count('replies', b.id) - world.db.posts.count('replies', a.id));
    const all = repliesTo(viewer, thread?.id ?? '', {});
    expect(all.rows.length).toBeGreaterThan(3);
    expect(isNewestFirst(all.rows)).toBe(true);
    expect(walk((cursor) => repliesTo(viewer, thread?.id ?? '', cursor), 2)).toEqual(all.rows);
  });

  it('greets with two posts', () => {
    expect(introPosts(viewer).rows).toHaveLength(2);
  });

  it('finds people, then posts, then groups, and nothing for one letter', () => {
    const { results } = searchAll(viewer, 'tram');
    const order = results.map((hit) => hit.collection);
    expect(order).toEqual(order.toSorted((a, b) => ['users', 'posts', 'groups'].indexOf(a) - ['users', 'posts', 'groups'].indexOf(b)));
    expect(new Set(order)).toEqual(new Set(['posts', 'groups']));
    expect(searchAll(viewer, ' t ')).toEqual({ results: [], count: 0 });
    expect(searchAll(viewer, 'верш').results).toMatchObject([{ collection: 'users', item: { username: 'anna' } }]);
    expect(searchAll(viewer, 'Small Lenses').results.filter((hit) => hit.collection === 'groups')).toEqual([]);
  });
});
