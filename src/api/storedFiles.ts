import { imageUrl } from './host.ts';

/**
 * Sends with XMLHttpRequest, because `fetch` can't report upload progress, and resolves to the same `Response`. Rejects as `fetch` does:
 * with a TypeError on a network failure, with the signal's reason when the caller aborted.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      const give = () => {
        const type = exchange.getResponseHeader('content-type');
        // A status without a body forbids one.
        const body = exchange.status === 204 ? null : exchange.responseText;
        resolve(new Response(body, { status: exchange.status, headers: type === null ? {} : { 'content-type': type } }));
      };
      exchange.open(init.method ?? 'GET', url);
      exchange.withCredentials = init.credentials === 'include';
      for (const [name, value] of new Headers(init.headers)) exchange.setRequestHeader(name, value);
      exchange.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      exchange.onload = give;
      exchange.onerror = () => reject(new TypeError('Failed to fetch'));
      exchange.onabort = () => reject(init.signal?.reason as Error);
      init.signal?.addEventListener('abort', () => exchange.abort());
      exchange.send(init.body as XMLHttpRequestBodyInit | null);
    });

/**
 * The content of a stored file.
 * @throws TypeError when it can't be reached or doesn't exist
 */
export async function readStoredFile(storageId: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(imageUrl(storageId), signal ? { signal } : {});
  if (!response.ok) throw new TypeError(`The stored file answered ${response.status}.`);
  return response.blob();
}
