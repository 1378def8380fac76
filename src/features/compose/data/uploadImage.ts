import { atom } from 'jotai';
import { type FileRef, readStoredFile, request, sendWithProgress, uploadFile } from '@/api';
import { required } from '@/shared/lib/required';
import type { DraftImage } from '../model/draft.ts';
import { withoutMetadata } from '../model/withoutMetadata.ts';

interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with the share that has been sent, 0…1. */
  readonly onProgress?: (share: number) => void;
}

const handedOverAtom = atom(() => new Map<string, { readonly alt: string; readonly stored: Promise<FileRef> }>());

/** Hands an upload in progress over to the outbox, because the composer closes before the upload has ended. */
export const handOverUploadAtom = atom(null, (get, _set, { id, alt }: DraftImage, stored: Promise<FileRef>): void => {
  const handedOver = get(handedOverAtom);
  handedOver.set(id, { alt, stored });
  // A failed upload is removed, so that sending the post uploads the picture again.
  stored.catch(() => handedOver.delete(id));
});

/** Stores a picture; continues an upload that was handed over by the composer. */
export const finishUploadAtom = atom(null, (get, _set, image: DraftImage): Promise<FileRef> => {
  const handedUpload = get(handedOverAtom).get(image.id);
  get(handedOverAtom).delete(image.id);
  return handedUpload?.alt === image.alt ? handedUpload.stored : uploadImage(image);
});

/**
 * Stores a picture with its description. No call changes a description, so a picture that was stored with another one is fetched and
 * stored again.
 */
export async function uploadImage(
  { name, alt, blob, file: earlier }: DraftImage,
  { signal, onProgress }: UploadOptions = {},
): Promise<FileRef> {
  const options = { signal, ...(onProgress ? { send: sendWithProgress(onProgress) } : {}) };
  const content = blob ?? (earlier && (await readStoredFile(earlier.storageId, signal)));
  if (!content) throw new Error(`Nothing is left of the image ${name}.`);
  const description = alt.trim();
  // The metadata, such as where a photo was taken, always stays on the device.
  const file = new File([await withoutMetadata(content)], name, { type: content.type });
  const body = { file, purpose: 'post' as const };
  const stored = required(await request(uploadFile, { body: description ? { ...body, alt: description } : body, ...options }));
  // A server that doesn't support descriptions doesn't return them.
  return description ? { ...stored, alt: description } : stored;
}
