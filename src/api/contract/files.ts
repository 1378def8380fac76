import { endpoint } from '../endpoint.ts';
import { fileRefSchema, fileUploadSchema } from '../schema/file.ts';

/**
 * Stores an image (extension). `purpose=avatar` also makes it the caller's avatar.
 * @throws 400 Description is too long
 * @throws 400 The upload could not be read
 * @throws 413 File is too large
 * @throws 415 Unsupported file type
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files',
  body: fileUploadSchema,
  encoding: 'multipart',
  response: fileRefSchema,
  status: 201,
});
