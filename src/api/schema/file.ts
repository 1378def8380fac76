import * as v from 'valibot';
import { idSchema } from './fields.ts';
import { extension } from './tolerant.ts';

/** A stored file. `storageId` makes the image path (`imageUrl`), `id` goes into `avatarFileId`, `attachedFileIds` and the like. */
export const fileRefSchema = v.object({
  storageId: v.string(),
  id: extension(idSchema),
  name: extension(v.string()),
  mimeType: extension(v.string()),
  /** Bytes. */
  size: extension(v.number()),
  alt: extension(v.string()),
  /** CSS pixels of the stored image, so that its box can be reserved before it loads. */
  width: extension(v.number()),
  height: extension(v.number()),
});

/** A stored image or file. */
export type FileRef = v.InferOutput<typeof fileRefSchema>;

/** What an upload is for; `avatar` also makes it the caller's avatar. */
export const filePurposeSchema = v.picklist(['avatar', 'post', 'group', 'channel']);

/** What an upload is for. */
export type FilePurpose = v.InferOutput<typeof filePurposeSchema>;

/** The fields of the multipart upload. */
export const fileUploadSchema = v.object({
  file: v.blob(),
  purpose: filePurposeSchema,
  alt: v.optional(v.string()),
});
