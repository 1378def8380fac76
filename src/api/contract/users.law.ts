import type { Laws } from './law.ts';
import { noUser, noUserId } from './refusals.ts';

export const userLaws = {
  deleteAccount: {
    about: "Deletes the caller's account and ends the session.",
    session: 'ends',
  },
  getUser: {
    about: 'Answers with a person and the groups they show.',
    errors: {
      noUserId,
      noUser,
    },
  },
  searchUsers: {
    about: 'Finds people: by the start of the username with `autocomplete`, else anywhere in username and names. At most `limit` (10).',
    limit: 10,
  },
  getUserByUsername: {
    about: 'Answers with a person and the groups they show; a 404 tells that the username is free.',
    errors: {
      noUser,
    },
  },
  getRatingHistory: {
    about: 'Answers with one entry per day, oldest first.',
    errors: {
      noUserId,
      noUser,
    },
  },
  getReputationCategories: {
    about: 'Answers with the categories people rate one another in.',
  },
  getSuggestedUsers: {
    about: 'Answers with people worth following, without oneself and those already followed, monitored or blocked.',
    limit: 25,
  },
  blockUser: {
    about: 'Blocks a person and removes the follows in both directions; answers with the changed person.',
    errors: {
      self: [400, 'You cannot block yourself'],
      noUserId,
      noUser,
    },
  },
  unblockUser: {
    about: 'Unblocks a person and answers with the changed person.',
    errors: {
      noUserId,
      noUser,
    },
  },
} as const satisfies Laws;
