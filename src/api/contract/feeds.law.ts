import type { Laws } from './law.ts';
import { noChannel, noPost, noUserId } from './refusals.ts';

export const feedLaws = {
  getRecommendedPosts: {
    about: "Answers with all visible posts, newest first; one's own and replies only when asked for.",
    limit: 30,
  },
  getForYouPosts: {
    about:
      'Answers with posts of whom one follows (`only=following`), monitors (`only=monitoring`) or both and recommended ones, newest first.',
    limit: 30,
  },
  getPosts: {
    about: 'Answers with the posts of an author or a channel, newest first; the filters combine.',
    limit: 15,
    errors: {
      noChannel,
    },
  },
  getReplies: {
    about: 'Answers with the direct replies, newest first. `limit` and `after` are extensions. A 503 is passed over in silence.',
    errors: {
      noPost,
    },
  },
  getUnreadPosts: {
    about: "Answers with an author's posts the caller has not read; `count` is the number of all of them.",
    limit: 15,
    errors: {
      noUserId,
    },
  },
  getIntroPosts: {
    about: 'Answers with the posts that introduce the product to a newcomer; maybe none.',
  },
} as const satisfies Laws;
