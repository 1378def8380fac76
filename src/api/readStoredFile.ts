import { imageUrl } from './host.ts';

/**
 * The content of a stored file.
 * @throws TypeError when it can't be reached or doesn't exist
 */
export async function readStoredFile(storageId: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(imageUrl(storageId), signal ? { signal } : {});
  if (!response.ok) throw new TypeError(`The stored file answered ${response.status}.`);
  return response.blob();
}
