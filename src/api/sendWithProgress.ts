/**
 * `fetch` cannot tell how much of a body it has sent, so this goes the older way and answers in the same form. Rejects as `fetch` does:
 * with a TypeError when nothing came back, with the signal's reason when the caller gave up.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      const give = () => {
        const type = exchange.getResponseHeader('content-type');
        // A body is forbidden where the status says that there is none.
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
