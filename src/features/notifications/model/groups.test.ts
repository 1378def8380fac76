import { aNotification, aPerson, aPost } from '@tests/support/factories';
import { expect, test } from 'vitest';
import type { Notification, Post } from '@/api';
import { groupNotifications } from './groups.ts';
import { sentenceOf } from './sentence.ts';

const about = (id: string, overrides: Partial<Post> = {}) => ({ post: aPost(id, overrides) });
const by = (name: string): Partial<Notification> => ({ actorUser: aPerson(name, { displayName: name }) });
const summaryOf = (rows: readonly Notification[]) =>
  groupNotifications(rows).map((group) =>
    sentenceOf(group.lead, group.actors)
      .map(({ text }) => text)
      .join(''),
  );

test('weigh-ins and reposts of one post are one row that names two people and counts the others', () => {
  const rows = [
    aNotification(9, { type: 'reaction', ...about('p'), ...by('Oleg') }),
    aNotification(8, { type: 'repost', ...about('r8', { type: 'repost', repostedPost: about('p').post }), ...by('Maya') }),
    aNotification(7, { type: 'reaction', ...about('p'), ...by('Amira') }),
    aNotification(6, { type: 'repost', ...about('r6', { type: 'repost', repostedPost: about('p').post }), ...by('Kofi') }),
    aNotification(5, { type: 'reaction', ...about('p'), ...by('Ines') }),
    aNotification(4, { type: 'reaction', ...about('q'), ...by('Ines') }),
    aNotification(3, { type: 'reaction', ...about('p'), ...by('Oleg') }),
    aNotification(2, { type: 'reaction', ...about('p'), ...by('Tom') }),
  ];
  expect(summaryOf(rows)).toEqual([
    'Oleg, Amira and 2 others weighed in on your post',
    'Maya and Kofi reposted your post',
    'Ines weighed in on your post',
  ]);
  expect(groupNotifications(rows)[0]?.rows).toHaveLength(5);
});

test('notifications that need individual answers are not grouped', () => {
  const rows = [
    aNotification(3, by('Oleg')),
    aNotification(2, by('Maya')),
    aNotification(1, { type: 'reply', ...about('p'), ...by('Ines') }),
  ];
  expect(groupNotifications(rows)).toHaveLength(3);
});
