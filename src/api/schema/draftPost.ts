import * as v from 'valibot';
import { dateSchema, idSchema, list, nullableId, nullableText } from './fields.ts';
import { fileRefSchema, filesFrom } from './file.ts';
import { mentionSchema, urlPreviewSchema } from './post.ts';
import { completed, extension } from './tolerant.ts';

const draftPostObject = v.object({
  id: idSchema,
  channelId: nullableId,
  title: nullableText,
  rawText: nullableText,
  text: nullableText,
  attachedFilesIds: list(idSchema),
  attachedFiles: extension(list(fileRefSchema)),
  mentions: list(mentionSchema),
  urls: list(urlPreviewSchema),
  createdAt: extension(dateSchema),
});

export const draftPostSchema = completed(draftPostObject, ({ attachedFiles, attachedFilesIds }) =>
  filesFrom(attachedFiles, attachedFilesIds),
);

/** A stored draft. */
export type DraftPost = v.InferOutput<typeof draftPostSchema>;
