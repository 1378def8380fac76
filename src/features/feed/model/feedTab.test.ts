import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf, tabOfFilter, tabsOf, tagOf, tagTab, toFeedTab, topTags } from './feedTab.ts';

test.each([
  ['following', 'following'],
  ['tag:news', 'tag:news'],
  ['reply', 'reply'],
  ['tag:', 'all'],
  ['nonsense', 'all'],
  [undefined, 'all'],
])('a stored %s opens the tab %s', (stored, tab) => expect(toFeedTab(stored)).toBe(tab));

test('a tab knows the filter of its requests', () => {
  expect(filterOf('all')).toEqual({});
  expect(filterOf('reply')).toEqual({ type: ['reply'] });
  expect(filterOf('monitoring')).toEqual({ only: 'monitoring' });
  expect(filterOf(tagTab('Новости'))).toEqual({ tag: 'Новости' });
  expect(tagOf('following')).toBeUndefined();
});

test.each([
  'following',
  'monitoring',
  'reply',
  'tag:Новости',
] as const)('the filter of %s belongs to that tab alone (storage.currentPostsFilter)', (tab) => {
  expect(tabOfFilter(JSON.stringify(filterOf(tab)))).toBe(tab);
});

test.each(['nonsense', '{}', undefined, 'null'])('the filter %s is of no tab', (filter) => expect(tabOfFilter(filter)).toBeUndefined());

const tagged = (...tags: string[]) => ({ tags });

test('tags of loaded posts are sorted by frequency, each once, and a post counts once', () => {
  const posts = [tagged('rare'), tagged('News', 'News'), tagged('news', 'art'), tagged('art'), tagged('news')];
  expect(topTags(posts, 10)).toEqual(['News', 'art', 'rare']);
  expect(topTags(posts, 2)).toEqual(['News', 'art']);
});

test('a pressed tag has one tab, whether it is among the frequent ones or not', () => {
  expect(tabsOf(['art'], 'all')).toEqual(['all', 'following', 'monitoring', 'reply', 'tag:art']);
  expect(tabsOf(['art'], 'tag:Art')).toEqual(['all', 'following', 'monitoring', 'reply', 'tag:Art']);
  expect(tabsOf(['art'], 'tag:old').at(-1)).toBe('tag:old');
});

test('for any tags, each is shown once in any spelling, the most frequent first, and a pressed one has one tab', () => {
  const tag = fc.constantFrom('news', 'News', 'NEWS', 'art', 'Art', 'trams', 'Ж', 'ж');
  fc.assert(
    fc.property(fc.array(fc.array(tag, { maxLength: 3 })), fc.integer({ min: 1, max: 10 }), tag, (posts, limit, pressed) => {
      const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();
      const count = (tag: string) => posts.map((tags) => new Set(tags.filter(same(tag))).size).reduce((a, b) => a + b, 0);
      const tags = topTags(
        posts.map((tagLists) => tagged(...tagLists)),
        limit,
      );
      expect(tags).toHaveLength(Math.min(limit, new Set(posts.flat().map((each) => each.toLowerCase())).size));
      expect(new Set(tags.map((each) => each.toLowerCase())).size).toBe(tags.length);
      expect(tags.map(count)).toEqual(tags.map(count).toSorted((a, b) => b - a));
      expect(tabsOf(tags, tagTab(pressed)).filter(same(tagTab(pressed)))).toEqual([tagTab(pressed)]);
    }),
  );
});
