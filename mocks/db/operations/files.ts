import type { FilePurpose } from '@/api';
import type { Database } from '../database.ts';
import { hashOf } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { FileRow, UserRow } from '../rows.ts';
import { readImage } from './imageSize.ts';

const maxSize = 10 * 1024 * 1024;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In slices, because the arguments of one call are limited.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

interface Upload {
  readonly file: Blob;
  readonly purpose: FilePurpose;
  readonly alt?: string | undefined;
}

/** Keeps an uploaded image; as an avatar it becomes the person's own. */
export async function storeFile(db: Database, caller: UserRow, { file, purpose, alt }: Upload): Promise<FileRow> {
  if (file.size > maxSize) refuse(413, 'File is too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = readImage(bytes) ?? refuse(415, 'Unsupported file type');
  const id = db.ids.next('f');
  const row = db.files.put({
    id,
    storageId: `${id}-${hashOf(id + caller.id).toString(36)}`,
    name: file instanceof File ? file.name : 'image',
    size: file.size,
    alt: alt?.trim() || null,
    ...image,
    content: { base64: toBase64(bytes) },
  });
  if (purpose === 'avatar') db.users.update(caller.id, { avatarFileId: id });
  return row;
}
