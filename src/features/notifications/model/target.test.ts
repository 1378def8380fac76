import { aNotification, aPerson, aPost } from '@tests/support/factories';
import { describe, expect, test } from 'vitest';
import type { Organization, Post } from '@/api';
import { excerptOf, targetOf } from './target.ts';

const post = (given: Partial<Post>) => aPost('p 1', { rawText: 'A thought', ...given });
const maya = aPerson('maya', { displayName: 'Maya' });

describe('a notification leads', () => {
  test.each([
    ['to its post', { post: post({}), actorUser: maya }, '/post/p%201'],
    ['to a reply at its own address', { post: post({ type: 'reply' }) }, '/reply/p%201'],
    ['to what was reposted', { post: post({ type: 'repost', repostedPost: post({ id: 'p2' }) }) }, '/post/p2'],
    ['to its group', { organization: { id: 'g1' } as Organization, actorUser: maya }, '/group/g1'],
    ['to who caused it', { actorUser: maya }, '/user/maya'],
    ['nowhere when it names nothing', { actorUser: null }, undefined],
  ])('%s', (_where, given, path) => expect(targetOf(aNotification(1, given))).toBe(path));
});

describe('the excerpt', () => {
  test.each([
    ['is the title', post({ title: 'Quiet streets' }), 'Quiet streets'],
    ['else the text in one line', post({ rawText: 'One\n\n two ' }), 'One two'],
    ['of a repost is that of its original', post({ type: 'repost', rawText: null, repostedPost: post({}) }), 'A thought'],
    ['is empty without a post', null, ''],
  ])('%s', (_what, given, words) => expect(excerptOf(aNotification(1, { post: given }))).toBe(words));
});
