import { type Laws, textOf } from './law.ts';
import { limits, thresholdCount } from './limits.ts';
import {
  descriptionTooLong,
  forbidden,
  noAttachment,
  noChannel,
  noPost,
  postEmpty,
  postLimit,
  postTooLong,
  tagTooLong,
  tooManyAttachments,
  tooManyMentions,
  tooManyTags,
} from './refusals.ts';

export const postLaws = {
  createPost: {
    about: 'Publishes a post, quote, repost or reply.',
    headers: {
      'Idempotency-Key': {
        isRequired: false,
        about: 'One per composed post, kept over retries: a replay gets the stored answer (extension).',
      },
    },
    errors: {
      postEmpty,
      postTooLong,
      replyClosed: [400, 'You cannot reply to this post'],
      notMember: [400, 'You are not a member of this group'],
      quoteClosed: [400, 'You cannot quote this post'],
      repostClosed: [400, 'You cannot repost this post'],
      noAttachment,
      tooManyAttachments,
      tooManyMentions,
      tooManyTags,
      tagTooLong,
      noPost,
      noChannel,
      repeated: [409, 'Already reposted'],
      postLimit,
    },
  },
  getPost: {
    about: 'Answers with one post.',
    errors: {
      noPost,
    },
  },
  updatePost: {
    about:
      'Changes a post. Its content is locked once somebody has responded or reacted where the author may see it; who may reply and who is blocked stay open.',
    errors: {
      postEmpty,
      postTooLong,
      repost: [400, 'A repost cannot be edited'],
      tooManyBlocked: [400, 'Too many blocked users'],
      noAttachment,
      tooManyAttachments,
      tooManyMentions,
      tooManyTags,
      tagTooLong,
      forbidden,
      noPost,
      locked: [409, 'A post may not be edited after it has been responded or reacted to'],
      postLimit,
    },
  },
  deletePost: {
    about: 'Deletes a post with its reposts; replies and quotes stay without a target.',
    errors: {
      forbidden,
      noPost,
    },
  },
  reactToPost: {
    about: "Replaces the caller's reaction; all zero and no description removes it. Answers with the changed post.",
    body: { description: textOf(limits.reaction) },
    errors: {
      ownPost: [400, 'You cannot react to your own post'],
      closed: [400, 'You cannot react to this post'],
      descriptionTooLong,
      noPost,
    },
  },
  undoRepost: {
    about: "Takes the caller's repost back; `id` is the original's or the repost's. Answers with the removed repost's id and the original.",
    errors: {
      noRepost: [404, 'Repost not found'],
    },
  },
  setWeighInThresholds: {
    about:
      "Sets the five steps at which the author is told about the post's weight: ascending numbers, then `off`. They also become the author's default.",
    body: { thresholds: { minItems: thresholdCount, maxItems: thresholdCount } },
    errors: {
      unordered: [400, 'Thresholds must be 5 ascending values'],
      forbidden,
      noPost,
    },
  },
  markPostAsRead: {
    about: 'Marks a post as read by the caller; does no harm when it is.',
    errors: {
      noPost,
    },
  },
} as const satisfies Laws;
