import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import type { PostEntry } from '@/features/posts';
import { loadedTagsAtom, takeTagsAtom } from './loadedTags.ts';

const tagged = (...tags: string[]): PostEntry => ({ id: '', type: 'post', repostedPostId: null, hasTarget: false, publishedAt: '', tags });

test('the ten most frequent tags of a list have tabs', () => {
  const store = createStore();
  const posts = Array.from({ length: 12 }, (_, most) => Array.from({ length: most + 1 }, () => tagged(`t${most}`))).flat();
  store.set(takeTagsAtom, posts, true);
  expect(store.get(loadedTagsAtom)).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4', 't3', 't2']);
});

test('the list of another tab keeps the tabs, unless it is the first loaded list', () => {
  const store = createStore();
  store.set(takeTagsAtom, [tagged('art', 'noise')], false);
  expect(store.get(loadedTagsAtom)).toEqual(['art', 'noise']);
  store.set(takeTagsAtom, [tagged('noise')], false);
  expect(store.get(loadedTagsAtom)).toEqual(['art', 'noise']);
  store.set(takeTagsAtom, [tagged('bread')], true);
  expect(store.get(loadedTagsAtom)).toEqual(['bread']);
});
