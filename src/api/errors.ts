import type { Endpoint } from './endpoint.ts';

/**
 * How a call failed: `http` the server refused, `network` no response, `timeout` it took too long,
 * `aborted` the caller cancelled, `uri-too-long` and `bad-address` it wasn't sent, `malformed` the response isn't the documented one.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'uri-too-long' | 'bad-address' | 'malformed';

type Details = {
  /** The HTTP status; 414 for an address that is too long to be sent; 0 without a response. */
  statusCode?: number;
  /** The server's error number, such as 403021 for an account that no longer exists. */
  code?: number | undefined;
  /** The server's message, when it sent one. */
  serverMessage?: string | undefined;
  cause?: unknown;
};

const messages: Record<ApiErrorKind, string> = {
  http: 'Request failed',
  network: 'Network request failed',
  timeout: 'Request timed out',
  aborted: 'Request was cancelled',
  'uri-too-long': 'Request failed',
  'bad-address': 'Request address is not one',
  malformed: 'Answer is malformed',
};

/** The only error of the API layer. It shows nothing; the feedback feature turns it into a message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 when there is none. */
  readonly statusCode: number;
  readonly code: number | undefined;
  readonly serverMessage: string | undefined;
  /** The call that failed; compare by identity (`error.endpoint === getPost`). */
  readonly endpoint: Endpoint;

  constructor(endpoint: Endpoint, kind: ApiErrorKind, { statusCode = 0, code, serverMessage, cause }: Details = {}) {
    super(serverMessage || messages[kind], { cause });
    this.kind = kind;
    this.statusCode = statusCode;
    this.code = code;
    this.serverMessage = serverMessage;
    this.endpoint = endpoint;
  }

  /** The browser's message of a network failure (`Failed to fetch`, `ERR_NETWORK_CHANGED` …); empty otherwise. */
  get browserMessage(): string {
    return this.cause instanceof Error ? this.cause.message : '';
  }
}

type ApiErrorListener = (error: ApiError) => void;

const watchers = new Set<() => ApiErrorListener>();

/**
 * Calls `watch` when a request is sent, and the function that it returned if that request fails: once, however many callers share it, and not
 * when it is cancelled. The session handles 401 and 403 here, for the person who was signed in when the request was sent. Returns the function
 * that stops it.
 */
export function onApiError(watch: () => ApiErrorListener): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Reports that a request is sent. Returns the function that reports its failure. */
export function watchExchange(): ApiErrorListener {
  const listeners = Array.from(watchers, (watch) => watch());
  return (error) => {
    if (error.kind !== 'aborted') for (const listener of listeners) listener(error);
  };
}

/** A number in any notation: some servers send 403021 as a string. */
function codeOf(code: unknown): number | undefined {
  const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The error in a body, if it is one: success bodies never have a `statusCode`. */
export function errorInBody(endpoint: Endpoint, body: unknown, httpStatus?: number): ApiError | null {
  const { statusCode, message, code } = (body ?? {}) as Record<string, unknown>;
  const status = httpStatus ?? statusCode;
  if (typeof status !== 'number') return null;
  return new ApiError(endpoint, 'http', {
    statusCode: status,
    code: codeOf(code),
    // A framework's phrase for the status ("Bad Gateway") doesn't help a person.
    serverMessage: typeof message === 'string' && !(status >= 500 && /^[A-Z]\w+( [A-Z]\w+)+$/.test(message)) ? message : undefined,
  });
}
