import { ApiError } from '@/api';
import { strings } from '../strings.ts';

/** Messages by HTTP status (specification, section 8, friendly-message mapper). */
const byStatus = (): Readonly<Record<number, string>> => ({
  400: strings.badRequest,
  401: strings.unauthorized,
  403: strings.forbidden,
  404: strings.notFound,
  408: strings.requestTimedOut,
  429: strings.tooManyRequests,
  500: strings.serverError,
  502: strings.unavailable,
  503: strings.unavailable,
  504: strings.requestTimedOut,
});

/** Fragments of an error's own message, most specific first: the first match decides. */
const byFragment = (): readonly (readonly [fragments: readonly string[], sentence: string])[] => [
  [['err_internet_disconnected', 'disconnected'], strings.disconnected],
  [['err_network_changed', 'network changed'], strings.networkChanged],
  [['err_connection_refused', 'connection refused'], strings.connectionRefused],
  [['err_connection_reset', 'connection reset'], strings.connectionReset],
  [['err_connection_timed_out', 'timed out'], strings.connectionTimedOut],
  [['err_name_not_resolved', 'name not resolved'], strings.nameNotResolved],
  [['network error', 'networkerror'], strings.networkError],
  [['failed to fetch', 'network request failed'], strings.fetchFailed],
  // Comes before "load failed", which it contains.
  [['upload failed'], strings.uploadFailed],
  [['load failed'], strings.loadFailed],
  [['connect_error'], strings.connectError],
  [['websocket'], strings.websocket],
  [['file too large'], strings.fileTooLarge],
  [['invalid file type'], strings.invalidFileType],
  [['socket'], strings.socket],
  [['timeout'], strings.timeout],
  [['network'], strings.network],
  [['cors'], strings.cors],
  [['parse', 'json'], strings.parse],
];

/**
 * Maps a thrown value to the product's own message. The API layer's failure kind decides first (timeout,
 * offline, invalid answer), then a numeric status, then the error's own message.
 */
export function friendlyMessage(error: unknown, isOnline = globalThis.navigator?.onLine !== false): string {
  const known = byKind(error, isOnline);
  if (known) return known;
  const { status, message } = describe(error);
  const sentence = status === undefined ? undefined : byStatus()[status];
  if (sentence) return sentence;
  // Any other fault of the server: the connection has brought its answer.
  if (status !== undefined && status >= 500) return strings.serverError;
  if (!message) return status ? strings.other : strings.empty;
  const text = message.toLowerCase();
  return byFragment().find(([fragments]) => fragments.some((fragment) => text.includes(fragment)))?.[1] ?? strings.other;
}

/** Browsers don't tell why a request failed, so the kind of the failure selects the message. */
function byKind(error: unknown, isOnline: boolean): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'timeout') return strings.connectionTimedOut;
  if (error.kind === 'malformed') return strings.parse;
  if (error.kind === 'uri-too-long') return strings.requestFailed;
  return error.kind === 'network' && !isOnline ? strings.disconnected : undefined;
}

function describe(error: unknown): { status?: number | undefined; message?: string | undefined } {
  if (typeof error === 'string') return { message: error.trim() };
  if (typeof error !== 'object' || error === null) return {};
  const status = 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode > 0 ? error.statusCode : undefined;
  const cause = 'cause' in error && error.cause instanceof Error ? error.cause.message : undefined;
  const own = 'message' in error && typeof error.message === 'string' ? error.message : undefined;
  return { status, message: cause ?? own };
}
