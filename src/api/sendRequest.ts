import { noteServerDate } from '@/shared/lib/clock';
import { trackRequest } from '@/shared/lib/pendingRequests';
import { nextTask } from '@/shared/lib/scheduling';
import type { Loaded } from './cache.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, errorInBody, watchExchange } from './errors.ts';
import { readHeaders, takePrefetched } from './prefetch.ts';

/** Time limit of a response. Uploads have none: their duration depends on the file. */
const timeoutMs = 30_000;

/** A replacement for `fetch` that settles in the same way. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The request without its address. */
export type Outgoing = {
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  send?: Send | undefined;
  storedAs?: string | undefined;
};

function encode(endpoint: Endpoint, body: unknown): string | FormData {
  if (endpoint.encoding !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob | undefined>)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** Browsers refuse bodies over 64 KiB, all that are on the way together, for requests that outlive their page. In characters. */
const longestKeptAlive = 8000;

function toInit(endpoint: Endpoint, { body, headers }: Outgoing, signal: AbortSignal): RequestInit {
  const payload = body === undefined ? null : encode(endpoint, body);
  return {
    method: endpoint.method,
    credentials: 'include',
    // A write reaches the server also when its page is closed or reloaded: most changes are shown before they are confirmed.
    keepalive: endpoint.method !== 'GET' && (typeof payload === 'string' ? payload.length < longestKeptAlive : payload === null),
    signal,
    body: payload,
    headers: {
      ...readHeaders,
      // Only the browser knows a form's boundary, so it writes that header itself.
      ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  };
}

/**
 * Longer responses, in characters, are parsed in a task of their own: on a slow phone receiving a page of posts and parsing it each take half
 * a frame, and the person may be scrolling.
 */
const longAnswer = 30_000;

/** The body as text and as JSON; JSON is undefined when the body isn't JSON. */
async function readBody(response: Response): Promise<{ text?: string; body?: unknown }> {
  if (!response.headers.get('content-type')?.includes('json')) return {};
  const text = await response.text();
  if (text.length > longAnswer) await nextTask();
  try {
    return { text, body: JSON.parse(text) };
  } catch {
    return {};
  }
}

/** The error of a failed call; `signal` distinguishes a cancelled one from a timeout. */
export function toApiError(endpoint: Endpoint, cause: unknown, signal?: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!signal?.aborted) return new ApiError(endpoint, 'network', { cause });
  return new ApiError(endpoint, (signal.reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted', { cause });
}

/** The response to a read that the page sent, or had stored, before this code was loaded. */
function fromPage({ method }: Endpoint, url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = method === 'GET' ? takePrefetched(url) : undefined;
  signal.addEventListener('abort', () => early?.cancel());
  return early?.answer;
}

/**
 * Sends one request and resolves to the JSON of a successful response: `null` for 204 and for anything that isn't JSON.
 * Throws an `ApiError` and reports it to the watchers.
 */
export const sendRequest = (...call: Parameters<typeof send>) => trackRequest(send(...call));

async function send(endpoint: Endpoint, url: string, outgoing: Outgoing, callerSignal?: AbortSignal): Promise<Loaded<unknown>> {
  const fail = watchExchange();
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort(callerSignal?.reason);
  const timeOut = () => controller.abort(new DOMException('The request took too long', 'TimeoutError'));
  const keep = outgoing.storedAs === undefined ? undefined : globalThis.sezFeeds?.keep(outgoing.storedAs);
  const timer = endpoint.encoding ? undefined : setTimeout(timeOut, timeoutMs);
  if (callerSignal?.aborted) cancel();
  callerSignal?.addEventListener('abort', cancel);
  try {
    const response = await (fromPage(endpoint, url, signal) ?? (outgoing.send ?? fetch)(url, toInit(endpoint, outgoing, signal)));
    const age = response.headers.get('age');
    // The `Date` of a response from an intermediate cache isn't the current time.
    if (age === null) noteServerDate(response.headers.get('date'));
    const at = Date.now() - 1000 * Number(age);
    const { text, body } = await readBody(response);
    const isSuccess = endpoint.status === 204 ? response.status === 204 : response.ok;
    const error = errorInBody(endpoint, body, isSuccess ? undefined : response.status);
    if (error) throw error;
    if (text) keep?.(url, at, text);
    if (age && typeof body === 'object' && body !== null) Object.assign(body, { answeredAt: at });
    return { value: body ?? null, isCacheable: body !== undefined };
  } catch (cause) {
    const error = toApiError(endpoint, cause, signal);
    fail(error);
    throw error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', cancel);
  }
}
