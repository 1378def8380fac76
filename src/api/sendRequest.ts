import { noteServerDate } from '@/shared/lib/clock';
import { nextTask } from '@/shared/lib/nextTask';
import { trackRequest } from '@/shared/lib/pendingRequests';
import type { Loaded } from './cache.ts';
import type { Endpoint } from './endpoint.ts';
import { ApiError, errorInBody, watchExchange } from './errors.ts';
import { readHeaders, takePrefetched } from './prefetch.ts';

/** How long an answer may take. Uploads are not limited: their time depends on the file. */
const timeoutMs = 30_000;

/** Another way to send than `fetch`, with the same promises. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** What is sent besides the address. */
export type Outgoing = {
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  keepalive?: boolean | undefined;
  send?: Send | undefined;
};

function encode(endpoint: Endpoint, body: unknown): string | FormData {
  if (endpoint.encoding !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob | undefined>)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

function toInit(endpoint: Endpoint, { body, headers, keepalive = false }: Outgoing, signal: AbortSignal): RequestInit {
  const payload = body === undefined ? null : encode(endpoint, body);
  return {
    method: endpoint.method,
    credentials: 'include',
    keepalive,
    signal,
    body: payload,
    headers: {
      ...readHeaders,
      // A form's boundary is only known to the browser, which therefore writes that header itself.
      ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  };
}

/**
 * Longer answers, in characters, are parsed in a task of their own: on a slow phone receiving a page of posts and parsing it each take half
 * a frame, and the page may be under a finger.
 */
const longAnswer = 30_000;

/** The body as JSON, or `undefined` when it is none. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const text = await response.text();
  if (text.length > longAnswer) await nextTask();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error for whatever stopped a call; `signal` tells a cancelled one from one that took too long. */
export function toApiError(endpoint: Endpoint, cause: unknown, signal?: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!signal?.aborted) return new ApiError(endpoint, 'network', { cause });
  return new ApiError(endpoint, (signal.reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted', { cause });
}

/** The answer to a read that the page began before this code was here. */
function fromPage({ method }: Endpoint, url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = method === 'GET' ? takePrefetched(url) : undefined;
  signal.addEventListener('abort', () => early?.cancel());
  return early?.answer;
}

/**
 * Sends one request and gives the JSON of a successful answer: `null` for 204 and for anything that is not JSON.
 * Throws an `ApiError` and announces it.
 */
export const sendRequest = (...call: Parameters<typeof send>) => trackRequest(send(...call));

async function send(endpoint: Endpoint, url: string, outgoing: Outgoing, callerSignal?: AbortSignal): Promise<Loaded<unknown>> {
  const fail = watchExchange();
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort(callerSignal?.reason);
  const timeOut = () => controller.abort(new DOMException('The request took too long', 'TimeoutError'));
  const timer = endpoint.encoding ? undefined : setTimeout(timeOut, timeoutMs);
  if (callerSignal?.aborted) cancel();
  callerSignal?.addEventListener('abort', cancel);
  try {
    const response = await (fromPage(endpoint, url, signal) ?? (outgoing.send ?? fetch)(url, toInit(endpoint, outgoing, signal)));
    // What a cache on the way has kept says when it was written, not what time it is.
    if (response.headers.get('age') === null) noteServerDate(response.headers.get('date'));
    const body = await readJson(response);
    const isSuccess = endpoint.status === 204 ? response.status === 204 : response.ok;
    const error = errorInBody(endpoint, body, isSuccess ? undefined : response.status);
    if (error) throw error;
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
