import { type FileRef, readStoredFile, request, sendWithProgress, uploadFile } from '@/api';
import { required } from '@/shared/lib/required';
import type { DraftImage } from '../model/draft.ts';

interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with the share that has been sent, 0…1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Stores a picture with its description. There is no call that changes a description, so a picture that was stored without one is
 * fetched and stored once more.
 */
export async function uploadImage({ name, alt, blob, file }: DraftImage, { signal, onProgress }: UploadOptions = {}): Promise<FileRef> {
  const options = { signal, ...(onProgress ? { send: sendWithProgress(onProgress) } : {}) };
  const content = blob ?? (file && (await readStoredFile(file.storageId, signal)));
  if (!content) throw new Error(`Nothing is left of the image ${name}.`);
  const description = alt.trim();
  const body = { file: content instanceof File ? content : new File([content], name, { type: content.type }), purpose: 'post' as const };
  const stored = required(await request(uploadFile, { body: description ? { ...body, alt: description } : body, ...options }));
  // A server that knows nothing of descriptions does not send them back.
  return description ? { ...stored, alt: description } : stored;
}
