import { aPerson, aPost } from '@tests/support/factories';
import { describe, expect, test } from 'vitest';
import type { Post } from '@/api';
import { earlyPostPage, earlyPosts } from './earlyPosts.ts';

const plain = (id: string, overrides: Partial<Post> = {}) =>
  aPost(id, { rawText: `Text of ${id}`, authorUser: aPerson('maya', { displayName: 'Maya' }), ...overrides });
const drawnOf = (results: readonly unknown[], most = 4) => earlyPosts({ results }, most);
const textsOf = (results: readonly unknown[]) => drawnOf(results).map(({ text }) => text.map((piece) => piece.text).join(''));

describe('the first posts, drawn early', () => {
  test('are the posts of the first cards', () => {
    expect(textsOf(['a', 'b', 'c', 'd', 'e'].map((id) => plain(id)))).toEqual(['a', 'b', 'c', 'd'].map((id) => `Text of ${id}`));
    expect(
      drawnOf([plain('a', { title: 'A title', rawText: null, text: 'See @oleg', mentions: [{ userId: 'oleg', username: 'oleg' }] })]),
    ).toEqual([
      {
        name: 'Maya',
        isRepost: false,
        title: 'A title',
        text: [
          { kind: 'text', text: 'See ' },
          { kind: 'mention', text: '@oleg', username: 'oleg' },
        ],
        isLong: false,
        hasMore: false,
      },
    ]);
  });

  test.each([
    ['pictures', { attachedFiles: [{ storageId: 's1' }] }],
    ['a link preview', { urls: [{ isDisabledPreview: false }] }],
    ['a quotation', { type: 'quote', repostedPostId: 'q' }],
    ['a comment', { reactionSets: [{ description: 'well said' }] }],
    ['a long text', { rawText: 'line\n'.repeat(20) }],
  ])('end with the card that has %s', (_what, overrides) => {
    expect(drawnOf([plain('a'), plain('b', overrides as never), plain('c')]).map(({ hasMore }) => hasMore)).toEqual([false, true]);
  });

  test('end with a thread, which starts with its original', () => {
    const reply = plain('r', { type: 'reply', repostedPostId: 'a' });
    expect(textsOf([reply, plain('a'), plain('b')])).toEqual(['Text of a']);
    // The original is included in the reply only.
    expect(textsOf([{ ...reply, repostedPost: plain('a') }, plain('b')])).toEqual(['Text of a']);
  });

  test('of a repost show the original’s text', () => {
    const [early] = drawnOf([plain('r', { type: 'repost', repostedPostId: 'o', repostedPost: plain('o'), rawText: null })]);
    expect(early).toMatchObject({ isRepost: true, text: [{ text: 'Text of o' }] });
  });

  test('end before the first post that they can’t read', () => {
    expect(textsOf([plain('a'), { id: 'x', type: 'post', repostedPostId: null }, plain('b')])).toEqual(['Text of a']);
    expect(textsOf([plain('a'), plain('gone', { type: 'repost', repostedPostId: 'o' })])).toEqual(['Text of a']);
    expect(earlyPosts({ message: 'Unauthorized' }, 4)).toEqual([]);
  });
});

describe('a post on its own page, drawn early', () => {
  const saying = (overrides: Partial<Post> = {}) => earlyPostPage(plain('a', overrides));

  test('are those of its post', () => {
    const author = aPerson('maya', { displayName: 'Maya', username: 'maya' });
    expect(
      saying({ title: 'A title', rawText: null, text: 'See @oleg', mentions: [{ userId: 'oleg', username: 'oleg' }], authorUser: author }),
    ).toEqual({
      id: 'a',
      name: 'Maya',
      handle: '@maya',
      title: 'A title',
      text: [
        { kind: 'text', text: 'See ' },
        { kind: 'mention', text: '@oleg', username: 'oleg' },
      ],
      channel: '',
      hasMore: false,
    });
  });

  test.each([
    ['pictures', { attachedFiles: [{ storageId: 's1' }] }],
    ['a link preview', { urls: [{ isDisabledPreview: false }] }],
    ['a quotation', { type: 'quote', repostedPostId: 'q' }],
    ['weigh-ins', { reactionSets: [{ description: '' }] }],
  ])('allow more with %s', (_what, overrides) => expect(saying(overrides as never)?.hasMore).toBe(true));

  test.each([
    ['a reply, which stands below another post', { type: 'reply', repostedPostId: 'b' }],
    ['a repost, which says nothing itself', { type: 'repost', repostedPostId: 'b' }],
    ['a post of nobody', { authorUser: null }],
  ])('are none for %s', (_what, overrides) => expect(saying(overrides as never)).toBeUndefined());
});
