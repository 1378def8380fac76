import type { FilePurpose } from '@/api';
import { law } from '@/api/contract/laws';
import { limits, uploadRules } from '@/api/contract/limits';
import { descriptionTooLong, nameTooLong, userDeleted } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { hashOf } from '../random.ts';
import { refuse } from '../refusal.ts';
import type { FileRow, UserRow } from '../tables.ts';
import { readImage } from './imageSize.ts';
import { assertLength } from './limits.ts';

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // Converts slices, because the number of arguments in one call is limited.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The total size of all uploads, in bytes. */
function uploaded(db: Database): number {
  let bytes = 0;
  for (const { content, size } of db.files.all()) if (content && 'base64' in content) bytes += size;
  return bytes;
}

/** The file name without folders, and without control and bidi characters, which could hide or reorder the surrounding text. */
const plainName = (name: string) => name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\p{Bidi_Control}]/gu, '') || 'image';

interface Upload {
  readonly file: Blob;
  readonly purpose: FilePurpose;
  readonly alt?: string | undefined;
}

/** Stores an uploaded image; with the purpose `avatar`, also sets it as the person's avatar. */
export async function storeFile(db: Database, caller: UserRow, { file, purpose, alt }: Upload): Promise<FileRow> {
  if (file.size > uploadRules.bytes) refuse(law.uploadFile.tooLarge);
  const name = file instanceof File ? plainName(file.name) : 'image';
  assertLength(name, limits.fileName, nameTooLong);
  assertLength(alt?.trim(), limits.alt, descriptionTooLong);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const image = readImage(bytes) ?? refuse(law.uploadFile.wrongType);
  const { min, max } = uploadRules.edge;
  if ([image.width, image.height].some((edge) => edge < min || edge > max)) refuse(law.uploadFile.wrongSize);
  if (uploaded(db) + file.size > db.uploadLimit) refuse(law.uploadFile.tooLarge);
  // The account may have been deleted while the file was read.
  if (db.users.get(caller.id)?.status !== 'active') refuse(userDeleted);
  const id = db.files.nextId();
  const row = db.files.put({
    id,
    storageId: `${id}-${hashOf(id + caller.id).toString(36)}`,
    userId: caller.id,
    name,
    size: file.size,
    alt: alt?.trim() || null,
    ...image,
    content: { base64: toBase64(bytes) },
  });
  if (purpose === 'avatar') db.users.update(caller.id, { avatarFileId: id });
  return row;
}
