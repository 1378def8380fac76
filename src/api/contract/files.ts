import { endpoint } from '../endpoint.ts';
import { fileRefSchema, fileUploadSchema } from '../schema/file.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files',
  body: fileUploadSchema,
  encoding: 'multipart',
  response: fileRefSchema,
  status: 201,
});
