import type { FileRef } from '@/api';
import type { Database } from '../database.ts';
import type { FileRow } from '../tables.ts';

export function viewFile(file: FileRow): FileRef {
  const { id, storageId, name, mimeType, size, width, height } = file;
  return { id, storageId, name, mimeType, size, width, height, ...(file.alt === null ? {} : { alt: file.alt }) };
}

export function viewFileById(db: Database, fileId: string | null): FileRef | null {
  const file = db.files.get(fileId);
  return file ? viewFile(file) : null;
}
