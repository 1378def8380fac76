import type { Laws } from './law.ts';
import { noAttachment, noChannel, tooManyAttachments, tooManyMentions } from './refusals.ts';

export const draftLaws = {
  getDraftPosts: {
    about: "Answers with the caller's drafts, newest first: those of a channel, or all.",
  },
  createDraftPost: {
    about: 'Stores a draft. Drafts cannot be changed: store the new one, then delete the old one.',
    errors: {
      empty: [400, 'Draft cannot be empty'],
      tooLong: [400, 'Draft is too long'],
      noAttachment,
      noChannel,
      tooManyAttachments,
      tooManyMentions,
    },
  },
  deleteDraftPost: {
    about: 'Deletes a draft.',
    errors: {
      noDraft: [404, 'Draft not found'],
    },
  },
} as const satisfies Laws;
