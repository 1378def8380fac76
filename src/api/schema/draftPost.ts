import * as v from 'valibot';
import { dateSchema, idSchema, list, nullableId, nullableText } from './fields.ts';
import { fileRefSchema } from './file.ts';
import { mentionSchema, urlPreviewSchema } from './post.ts';
import { extension } from './tolerant.ts';

/** A stored draft; without a channel it belongs to the home feed. */
export const draftPostSchema = v.object({
  id: idSchema,
  channelId: nullableId,
  title: nullableText,
  rawText: nullableText,
  text: nullableText,
  attachedFilesIds: list(idSchema),
  /** The files themselves, so that a draft can be opened on another device (extension). */
  attachedFiles: extension(list(fileRefSchema)),
  mentions: list(mentionSchema),
  urls: list(urlPreviewSchema),
  createdAt: extension(dateSchema),
});

/** A stored draft. */
export type DraftPost = v.InferOutput<typeof draftPostSchema>;
