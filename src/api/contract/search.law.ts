import type { Laws } from './law.ts';

export const searchLaws = {
  search: {
    about: 'Answers with at most 20 people, then 20 posts, then 20 groups; with nothing for fewer than 2 characters.',
  },
} as const satisfies Laws;
