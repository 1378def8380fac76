import type { Laws } from './law.ts';
import { descriptionTooLong } from './refusals.ts';

export const fileLaws = {
  uploadFile: {
    about: "Stores an image (extension). `purpose=avatar` also makes it the caller's avatar.",
    errors: {
      descriptionTooLong,
      unreadable: [400, 'The upload could not be read'],
      tooLarge: [413, 'File is too large'],
      wrongType: [415, 'Unsupported file type'],
    },
  },
} as const satisfies Laws;
