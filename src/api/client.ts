import * as v from 'valibot';
import { createReadCache } from './cache.ts';
import type { BodyOf, Endpoint, PathParams, QueryOf, ResponseOf } from './endpoint.ts';
import { ApiError, watchExchange } from './errors.ts';
import { currentBackendOrigin } from './host.ts';
import { dropPrefetched } from './prefetch.ts';
import type { ListResponse } from './schema/fields.ts';
import { reportMalformed } from './schema/tolerant.ts';
import { type Outgoing, type Send, sendRequest, toApiError } from './sendRequest.ts';
import { hasDotSegments, maxUrlLength, toPath } from './url.ts';

const cacheLifetimeMs = 5000;
const cache = createReadCache<unknown>(cacheLifetimeMs);

type CommonOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the request even if an identical read was answered less than 5 s ago; the new response replaces the cached one. */
  bypassCache?: boolean | undefined;
  /** Lets a write finish after the page is closed. */
  keepalive?: boolean | undefined;
  /** A replacement for `fetch`: `sendWithProgress` for uploads. */
  send?: Send | undefined;
};

/** A group of options: optional when all its fields are, and forbidden when the endpoint takes none. */
type Part<TName extends string, TValue> = [TValue] extends [undefined]
  ? { [K in TName]?: never }
  : object extends TValue
    ? { [K in TName]?: TValue | undefined }
    : { [K in TName]: TValue };

/** The options of `request` for an endpoint. */
export type RequestOptions<TEndpoint extends Endpoint> = CommonOptions &
  Part<'params', string extends keyof PathParams<TEndpoint['path']> ? Record<string, string> : PathParams<TEndpoint['path']>> &
  Part<'query', QueryOf<TEndpoint>> &
  Part<'body', BodyOf<TEndpoint>>;

type Arguments<TEndpoint extends Endpoint> =
  object extends RequestOptions<TEndpoint> ? [options?: RequestOptions<TEndpoint>] : [options: RequestOptions<TEndpoint>];

/** The result of `request`: a list is always a list, a single object may be missing (204 or not JSON) and is then `null`. */
export type Answer<TEndpoint extends Endpoint> =
  ResponseOf<TEndpoint> extends ListResponse<unknown> ? ResponseOf<TEndpoint> : ResponseOf<TEndpoint> | null;

function parse<TEndpoint extends Endpoint>(endpoint: TEndpoint, json: unknown): Answer<TEndpoint> {
  if (!endpoint.response) return null as Answer<TEndpoint>;
  // Parsing creates new objects, so that callers who share a cached response can't mutate it for one another.
  const result = v.safeParse(endpoint.response, json);
  if (result.success) return result.output as Answer<TEndpoint>;
  if (json === null) return null as Answer<TEndpoint>;
  reportMalformed(result.issues);
  throw new ApiError(endpoint, 'malformed', { cause: new v.ValiError(result.issues) });
}

async function write(endpoint: Endpoint, url: string, outgoing: Outgoing, signal?: AbortSignal): Promise<unknown> {
  // Cleared before the write, so that no read started meanwhile gets the old state, and after it, so that no concurrent read stays cached.
  if (!endpoint.keepsCache) clearReadCache();
  try {
    return (await sendRequest(endpoint, url, outgoing, signal)).value;
  } finally {
    if (!endpoint.keepsCache) clearReadCache();
  }
}

/**
 * Calls an endpoint: `request(getPost, { params: { id }, signal })`.
 * Reads are answered from memory for 5 s and shared while in flight; any write clears that memory.
 * @throws ApiError on every failure; see `ApiErrorKind`. Neither reports it nor navigates.
 */
export async function request<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  ...[options = {} as RequestOptions<TEndpoint>]: Arguments<TEndpoint>
): Promise<Answer<TEndpoint>> {
  const { params, query, body, signal, bypassCache, headers, keepalive, send } = options as RequestOptions<Endpoint>;
  const url = currentBackendOrigin() + toPath(endpoint, params, query as object | undefined);
  if (url.length > maxUrlLength || hasDotSegments(params)) {
    const error = new ApiError(endpoint, hasDotSegments(params) ? 'bad-address' : 'uri-too-long');
    watchExchange()(error);
    throw error;
  }
  const outgoing = { body, headers, keepalive, send };
  if (endpoint.method !== 'GET' || endpoint.hasEffect) return parse(endpoint, await write(endpoint, url, outgoing, signal));
  try {
    const load = (shared: AbortSignal) => sendRequest(endpoint, url, outgoing, shared);
    return parse(endpoint, await cache.read(url, load, { signal, isFresh: bypassCache }));
  } catch (error) {
    throw toApiError(endpoint, error, signal);
  }
}

/**
 * Clears all cached reads, and unused ones that the page sent early. Needed only when something other than a call of
 * `request` changed the server's data.
 */
export function clearReadCache(): void {
  cache.clear();
  dropPrefetched();
}
