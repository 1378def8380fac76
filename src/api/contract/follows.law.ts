import type { Laws } from './law.ts';
import { noChannel, noUser, noUserId } from './refusals.ts';

export const followLaws = {
  getFollowers: {
    about:
      "Answers with a person's followers: `only=following` (default) or `only=monitoring`, which shows nobody but the caller; with `withUnreadPosts`, those with unread posts first.",
    limit: 15,
    errors: {
      noUserId,
      noUser,
    },
  },
  getFollowing: {
    about: "Answers with the people somebody follows, filtered like the followers; whom they monitor is in one's own list only.",
    limit: 15,
    errors: {
      noUserId,
      noUser,
    },
  },
  followUser: {
    about: 'Follows (`negative: false`) or monitors (`negative: true`) a person, replacing the other; answers with the changed person.',
    errors: {
      self: [400, 'You cannot follow yourself'],
      apart: [400, 'You cannot follow this person'],
      noUserId,
      noUser,
    },
  },
  unfollowUser: {
    about: 'Ends following or monitoring a person; does no harm when there is nothing to end. Answers with the changed person.',
    errors: {
      noUserId,
      noUser,
    },
  },
  followChannel: {
    about: 'Follows or monitors a channel.',
    errors: {
      noChannel,
    },
  },
  unfollowChannel: {
    about: 'Ends following or monitoring a channel; does no harm when there is nothing to end.',
    errors: {
      noChannel,
    },
  },
  getFollowingChannels: {
    about:
      "Answers with the channels somebody follows or monitors; `followType` and `only` filter alike, neither gives both kinds. Monitored channels are in one's own list only.",
    limit: 15,
    errors: {
      noUserId,
      noUser,
    },
  },
} as const satisfies Laws;
