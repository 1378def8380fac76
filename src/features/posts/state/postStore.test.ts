import { aPost } from '@tests/support/factories';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { postAtom, putPostsAtom } from './postStore.ts';

test('a target is only reported as deleted if the answer is deep enough to tell', () => {
  const store = createStore();
  const missing = (id: string) => store.get(postAtom(id))?.isTargetMissing;
  const quoted = aPost('quoted', { type: 'quote', repostedPostId: 'deep', repostedPost: null });
  store.set(putPostsAtom, [aPost('quote', { type: 'quote', repostedPostId: 'quoted', repostedPost: quoted })]);
  expect([missing('quote'), missing('quoted')]).toEqual([false, undefined]);

  store.set(putPostsAtom, [quoted]);
  expect(missing('quoted')).toBe(true);
  // An answer without the field doesn't reset it.
  store.set(putPostsAtom, [aPost('reply', { type: 'reply', repostedPostId: 'quoted', repostedPost: quoted })]);
  expect(missing('quoted')).toBe(true);
});
