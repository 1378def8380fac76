import { aNotification, aPerson, aPost } from '@tests/support/factories';
import { describe, expect, test } from 'vitest';
import type { Organization, Post } from '@/api';
import { elementOf, excerptOf, targetOf } from './target.ts';

const post = (overrides: Partial<Post>) => aPost('p 1', { rawText: 'A thought', ...overrides });
const maya = aPerson('maya', { displayName: 'Maya' });

describe('a notification leads', () => {
  test.each([
    ['to its post', { post: post({}), actorUser: maya }, '/post/p%201'],
    ['to a reply at its own address', { post: post({ type: 'reply' }) }, '/reply/p%201'],
    ['to what was reposted', { post: post({ type: 'repost', repostedPost: post({ id: 'p2' }) }) }, '/post/p2'],
    ['to its group', { organization: { id: 'g1' } as Organization, actorUser: maya }, '/group/g1'],
    ['to who caused it', { actorUser: maya }, '/user/maya'],
    ['nowhere when it names nothing', { actorUser: null }, undefined],
  ])('%s', (_where, overrides, path) => expect(targetOf(aNotification(1, overrides))).toBe(path));
});

describe('the element that the notification is about', () => {
  const reply = post({ type: 'reply' });
  test.each([
    ['is the words of who weighed in', { type: 'reaction', post: post({}), actorUser: maya }, `comment-${maya.id}`],
    ['is the reply', { type: 'reply', post: reply, actorUser: maya }, `post-${reply.id}`],
    ['is none where the server names the post that was answered', { type: 'reply', post: post({}), actorUser: maya }, undefined],
    ['is none where nobody is named', { type: 'weigh_in', post: post({}), actorUser: null }, undefined],
    ['is none of a mention', { type: 'mention', post: post({}), actorUser: maya }, undefined],
  ] as const)('%s', (_what, overrides, id) => expect(elementOf(aNotification(1, overrides))).toBe(id));
});

describe('the excerpt', () => {
  test.each([
    ['is the title', post({ title: 'Quiet streets' }), 'Quiet streets'],
    ['else the text in one line', post({ rawText: 'One\n\n two ' }), 'One two'],
    ['of a repost is that of its original', post({ type: 'repost', rawText: null, repostedPost: post({}) }), 'A thought'],
    ['is empty without a post', null, ''],
  ])('%s', (_what, overrides, excerpt) => expect(excerptOf(aNotification(1, { post: overrides }))).toBe(excerpt));
});
