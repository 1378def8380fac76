import { ApiError } from '@/api';
import { imageTypes, maxImageBytes } from '../constants.ts';
import { strings } from '../strings.ts';

/** Why a file can't be attached, or undefined if it can. Decodes the file, because its name and type may be wrong. */
export async function imageProblem(file: Blob): Promise<string | undefined> {
  if (!imageTypes.some((type) => type === file.type)) return strings.fileType;
  if (file.size > maxImageBytes) return strings.fileTooLarge;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return strings.fileType;
  }
}

/** Why the server refused an image (specification, section 8: the three messages about uploads). */
export function uploadProblem(error: unknown): string {
  const status = error instanceof ApiError ? error.statusCode : 0;
  return status === 413 ? strings.fileTooLarge : status === 415 ? strings.fileType : strings.uploadFailed;
}
