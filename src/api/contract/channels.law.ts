import type { Laws } from './law.ts';
import { descriptionTooLong, forbidden, nameRequired, nameTooLong, noChannel, noGroup, noPicture } from './refusals.ts';

export const channelLaws = {
  getChannel: {
    about: 'Answers with a channel.',
    errors: {
      noChannel,
    },
  },
  getChannels: {
    about: "Answers with an owner's channels: the default one first, then by name.",
    limit: 15,
  },
  saveChannel: {
    about: 'Creates a channel (201) or, with a known `channelId`, changes it (200).',
    alsoAnswers: 200,
    errors: {
      nameRequired,
      nameTooLong,
      descriptionTooLong,
      noPicture,
      forbidden,
      noGroup,
      noChannel,
    },
  },
} as const satisfies Laws;
