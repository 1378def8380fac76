import type { Laws } from './law.ts';
import { accountClosed, forbidden, unauthorized, userDeleted, userGone } from './refusals.ts';

export const sessionLaws = {
  getCurrentUser: {
    about: 'Answers with the signed-in person.',
    errors: {
      unauthorized,
      userGone,
      userDeleted,
      accountClosed,
    },
  },
  logOut: {
    about: 'Ends the session. A 403 means there was none, which callers treat as success.',
    session: 'ends',
    errors: {
      forbidden,
    },
  },
} as const satisfies Laws;
