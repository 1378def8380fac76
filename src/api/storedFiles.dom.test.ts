import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './storedFiles.ts';

interface Exchange {
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void };
  readonly headers: Map<string, string>;
  readonly open: (method: string, url: string) => void;
  readonly send: (body: unknown) => void;
  withCredentials?: boolean;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
}

/** The last request. The test drives its events. */
let exchange: Exchange;
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', function begun() {
    const headers = new Map<string, string>();
    exchange = {
      upload: {},
      headers,
      open: vi.fn(),
      send: vi.fn(),
      ...{
        setRequestHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
        getResponseHeader: () => 'application/json',
        abort: () => exchange.onabort?.(),
      },
    };
    return exchange;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const pass = (loaded: number, total: number) => exchange.upload.onprogress?.({ loaded, total, lengthComputable: total > 0 });

const begin = (signal?: AbortSignal) => {
  const shares: number[] = [];
  const init = {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Sez-Platform': 'web' },
    body: 'picture',
    signal: signal ?? null,
  } as const;
  return { shares, answer: sendWithProgress((share) => shares.push(share))('/api/files', init) };
};

test('reports the share of the body that has been sent, if it is known, and answers like fetch', async () => {
  const { shares, answer } = begin();
  expect(exchange.open).toHaveBeenCalledWith('POST', '/api/files');
  expect(exchange.withCredentials).toBe(true);
  expect([...exchange.headers]).toEqual([['x-sez-platform', 'web']]);
  expect(exchange.send).toHaveBeenCalledWith('picture');
  pass(250, 1000);
  pass(500, 0);
  pass(1000, 1000);
  expect(shares).toEqual([0.25, 1]);
  Object.assign(exchange, { status: 201, responseText: '{"id":"f1"}' });
  exchange.onload?.();
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([201, { id: 'f1' }]);
});

test('rejects like fetch when the connection fails, and with the caller’s reason when it aborts', async () => {
  const { answer } = begin();
  exchange.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
  const leaving = new AbortController();
  const upload = begin(leaving.signal);
  leaving.abort(new Error('Taken out'));
  await expect(upload.answer).rejects.toThrow('Taken out');
});
