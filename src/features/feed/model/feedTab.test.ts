import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf, tabsOf, tagOf, tagTab, toFeedTab, topTags } from './feedTab.ts';

test.each([
  ['following', 'following'],
  ['tag:news', 'tag:news'],
  ['reply', 'reply'],
  ['tag:', 'all'],
  ['nonsense', 'all'],
  [undefined, 'all'],
])('a stored %s opens the tab %s', (stored, tab) => expect(toFeedTab(stored)).toBe(tab));

test('a tab knows the filter that its requests carry', () => {
  expect(filterOf('all')).toEqual({});
  expect(filterOf('reply')).toEqual({ type: ['reply'] });
  expect(filterOf('monitoring')).toEqual({ only: 'monitoring' });
  expect(filterOf(tagTab('Новости'))).toEqual({ tag: 'Новости' });
  expect(tagOf('following')).toBeUndefined();
});

const tagged = (...tags: string[]) => ({ tags });

test('tags of loaded posts stand by how often they are used, each once, a post counting once', () => {
  const posts = [tagged('rare'), tagged('News', 'News'), tagged('news', 'art'), tagged('art'), tagged('news')];
  expect(topTags(posts, 10)).toEqual(['News', 'art', 'rare']);
  expect(topTags(posts, 2)).toEqual(['News', 'art']);
});

test('a pressed tag has its tab, once, whether it is among them or not', () => {
  expect(tabsOf(['art'], 'all')).toEqual(['all', 'following', 'monitoring', 'reply', 'tag:art']);
  expect(tabsOf(['art'], 'tag:Art')).toEqual(['all', 'following', 'monitoring', 'reply', 'tag:Art']);
  expect(tabsOf(['art'], 'tag:old').at(-1)).toBe('tag:old');
});

test('whatever the tags, each stands once however it is written, the most frequent first, and a pressed one has one tab', () => {
  const tag = fc.constantFrom('news', 'News', 'NEWS', 'art', 'Art', 'trams', 'Ж', 'ж');
  fc.assert(
    fc.property(fc.array(fc.array(tag, { maxLength: 3 })), fc.integer({ min: 1, max: 10 }), tag, (posts, limit, pressed) => {
      const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();
      const count = (wanted: string) => posts.map((tags) => new Set(tags.filter(same(wanted))).size).reduce((a, b) => a + b, 0);
      const tags = topTags(
        posts.map((given) => tagged(...given)),
        limit,
      );
      expect(tags).toHaveLength(Math.min(limit, new Set(posts.flat().map((each) => each.toLowerCase())).size));
      expect(new Set(tags.map((each) => each.toLowerCase())).size).toBe(tags.length);
      expect(tags.map(count)).toEqual(tags.map(count).toSorted((a, b) => b - a));
      expect(tabsOf(tags, tagTab(pressed)).filter(same(tagTab(pressed)))).toEqual([tagTab(pressed)]);
    }),
  );
});
