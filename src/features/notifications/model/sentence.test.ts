import { aNotification, aPerson } from '@tests/support/factories';
import { expect, test } from 'vitest';
import type { Organization } from '@/api';
import { sentenceOf } from './sentence.ts';

const group = { id: 'g1', name: 'Slow Bread \u202EClub' } as Organization;
const textOf = (overrides: Parameters<typeof aNotification>[1]) =>
  sentenceOf(aNotification(1, overrides))
    .map(({ text }) => text)
    .join('');

test.each([
  ['follow', 'Maya followed you'],
  ['reply', 'Maya replied to you'],
  ['quote', 'Maya quoted your post'],
  ['repost', 'Maya reposted your post'],
  ['reaction', 'Maya weighed in on your post'],
  ['mention', 'Maya mentioned you'],
  ['group_invitation', 'Maya invited you to Slow Bread Club'],
  ['group_join_request', 'Maya asked to join Slow Bread Club'],
  ['group_join_approved', 'Maya let you into Slow Bread Club'],
  ['group_join_declined', 'Maya declined your request to join Slow Bread Club'],
] as const)('%s reads "%s"', (type, text) => {
  expect(textOf({ type, actorUser: aPerson('maya', { displayName: 'Maya' }), organization: group, text: 'Words of the server' })).toBe(
    text,
  );
});

test('names are visually distinct from the text around them', () => {
  const parts = sentenceOf(aNotification(1, { actorUser: aPerson('maya', { displayName: 'Maya' }) }));
  expect(parts).toEqual([
    { text: 'Maya', isName: true },
    { text: ' followed you', isName: false },
  ]);
});

test.each([
  ['an unknown kind', { type: undefined }],
  ['a kind without words of its own', { type: 'system' }],
  ['somebody who is gone', { type: 'reply', actorUser: null }],
  ['a group that is gone', { type: 'group_invitation', organization: null }],
] as const)('%s shows the server’s text', (_case, overrides) => {
  expect(textOf({ ...overrides, text: 'Something \u202Ehappened' })).toBe('Something happened');
});

test('without any text a fallback is shown', () => {
  expect(textOf({ type: 'system', text: ' ' })).toBe('You have a new notification');
});
