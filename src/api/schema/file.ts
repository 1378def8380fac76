import * as v from 'valibot';
import { idSchema } from './fields.ts';
import { extension } from './tolerant.ts';

export const fileRefSchema = v.object({
  storageId: v.string(),
  id: extension(idSchema),
  name: extension(v.string()),
  mimeType: extension(v.string()),
  size: extension(v.number()),
  alt: extension(v.string()),
  width: extension(v.number()),
  height: extension(v.number()),
});

/** A stored image or file. */
export type FileRef = v.InferOutput<typeof fileRefSchema>;

export const filePurposeSchema = v.picklist(['avatar', 'post', 'group', 'channel']);

/** The purpose of an upload. */
export type FilePurpose = v.InferOutput<typeof filePurposeSchema>;

export const fileUploadSchema = v.object({
  file: v.blob(),
  purpose: filePurposeSchema,
  alt: v.optional(v.string()),
});

/** A file of which only the id is known; its image is loaded by that id. */
const fileOf = (id: unknown) => ({ storageId: id, id });

/** The picture of an object that has only its id. */
export const avatarFrom = ({ avatarFile, avatarFileId }: Readonly<Record<string, unknown>>) =>
  avatarFile === undefined && typeof avatarFileId === 'string' ? { avatarFile: fileOf(avatarFileId) } : {};

/** The files of an object that has only their ids. */
export const filesFrom = (files: unknown, ids: unknown) =>
  files === undefined && Array.isArray(ids) && ids.length > 0 ? { attachedFiles: ids.map(fileOf) } : {};
