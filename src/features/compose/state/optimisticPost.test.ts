import { expect, test } from 'vitest';
import type { CurrentUser } from '@/api';
import { emptyDraft, type Target } from '../model/draft.ts';
import { optimisticPost } from './optimisticPost.ts';

const author = { id: 'me' } as CurrentUser;
const shownOf = (target: Target | undefined) =>
  optimisticPost(
    {
      id: 'optimistic:1',
      key: '1',
      userId: 'me',
      intent: { kind: 'post' },
      draft: { ...emptyDraft, text: 'Words', target },
      writtenAt: '2026-11-22T12:00:00.000Z',
      hasAlerts: false,
    },
    author,
  ).displayedChannel;

test('a post that is being sent shows the name of its channel, or of the group whose default channel it is, and no link to an unknown group', () => {
  expect(shownOf({ channelId: 'c1', name: 'Rides', groupName: 'Riders' })).toMatchObject({ name: 'Rides', ownerType: 'user' });
  expect(shownOf({ channelId: 'c1', name: '', groupName: 'Riders' })).toMatchObject({ name: 'Riders', ownerType: 'user' });
});

test('an unknown channel has no name', () => {
  expect(shownOf({ channelId: 'c1', name: '', groupName: '' })).toBeNull();
  expect(shownOf(undefined)).toBeNull();
});
