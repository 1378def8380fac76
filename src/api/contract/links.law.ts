import type { Laws } from './law.ts';
import { noPost } from './refusals.ts';

export const linkLaws = {
  createShortLink: {
    about: 'Makes a counted short link to a post.',
    errors: {
      noPost,
    },
  },
  visitShortLink: {
    about: 'Counts a visit and answers with the link, whose `postId` is where to go.',
    errors: {
      noLink: [404, 'Link not found'],
    },
  },
} as const satisfies Laws;
