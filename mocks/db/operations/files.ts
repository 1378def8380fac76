import type { FilePurpose } from '@/api';
import { law } from '@/api/contract/laws';
import { limits, uploadRules } from '@/api/contract/limits';
import { descriptionTooLong, userDeleted } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { hashOf } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { FileRow, UserRow } from '../rows.ts';
import { readImage } from './imageSize.ts';
import { assertLength } from './limits.ts';

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In slices, because the arguments of one call are limited.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The bytes of everything that was uploaded so far. */
function uploaded(db: Database): number {
  let bytes = 0;
  for (const { content, size } of db.files.all()) if (content && 'base64' in content) bytes += size;
  return bytes;
}

interface Upload {
  readonly file: Blob;
  readonly purpose: FilePurpose;
  readonly alt?: string | undefined;
}

/** Keeps an uploaded image; as an avatar it becomes the person's own. */
export async function storeFile(db: Database, caller: UserRow, { file, purpose, alt }: Upload): Promise<FileRow> {
  if (file.size > uploadRules.bytes) refuse(law.uploadFile.tooLarge);
  assertLength(alt?.trim(), limits.alt, descriptionTooLong);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = readImage(bytes) ?? refuse(law.uploadFile.wrongType);
  if (uploaded(db) + file.size > db.uploadLimit) refuse(law.uploadFile.tooLarge);
  // Reading the file took time, in which the account may have gone.
  if (db.users.get(caller.id)?.status !== 'active') refuse(userDeleted);
  const id = db.ids.next('f');
  const row = db.files.put({
    id,
    storageId: `${id}-${hashOf(id + caller.id).toString(36)}`,
    userId: caller.id,
    name: file instanceof File ? file.name : 'image',
    size: file.size,
    alt: alt?.trim() || null,
    ...image,
    content: { base64: toBase64(bytes) },
  });
  if (purpose === 'avatar') db.users.update(caller.id, { avatarFileId: id });
  return row;
}
