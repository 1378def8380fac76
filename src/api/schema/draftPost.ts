import * as v from 'valibot';
import { dateSchema, idSchema, list, nullableId, nullableText } from './fields.ts';
import { fileRefSchema } from './file.ts';
import { mentionSchema, urlPreviewSchema } from './post.ts';
import { extension } from './tolerant.ts';

export const draftPostSchema = v.object({
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

/** A stored draft. */
export type DraftPost = v.InferOutput<typeof draftPostSchema>;
