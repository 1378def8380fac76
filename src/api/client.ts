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
  /** A replacement for `fetch`: `sendWithProgress` for uploads. */
  send?: Send | undefined;
  /** The name of the feed whose first page this is: it is kept for two minutes for the next load of the page (`feedCache.ts`). */
  storedAs?: string | undefined;
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

/** More rows than any screen asks for without a limit. Parsing takes 0.15 ms a row, so that 10,000 rows would stop the page for seconds. */
const longestList = 1000;

/** Cuts an answer to the requested number of rows: a server without limits would stop the browser, and the next page starts after the last row. */
function cut(json: unknown, limit = longestList): unknown {
  const { results } = (json ?? {}) as { results?: unknown };
  return Array.isArray(results) && results.length > limit ? { ...(json as object), results: results.slice(0, limit) } : json;
}

async function write(endpoint: Endpoint, url: string, outgoing: Outgoing, signal?: AbortSignal): Promise<unknown> {
  // Cleared before the write, so that no read started meanwhile gets the old state, and after it, so that no concurrent read stays cached.
  forgetReads(endpoint);
  try {
    return (await sendRequest(endpoint, url, outgoing, signal)).value;
  } finally {
    forgetReads(endpoint);
  }
}

/** Clears what a write makes outdated. */
function forgetReads({ keepsCache, keepsFeeds }: Pick<Endpoint, 'keepsCache' | 'keepsFeeds'>): void {
  if (keepsCache) return;
  cache.clear();
  if (keepsFeeds) return;
  dropPrefetched();
  globalThis.sezFeeds?.drop();
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
  const { params, query, body, signal, bypassCache, headers, send, storedAs } = options as RequestOptions<Endpoint>;
  const url = currentBackendOrigin() + toPath(endpoint, params, query as object | undefined);
  if (url.length > maxUrlLength || hasDotSegments(params)) {
    const error = hasDotSegments(params)
      ? new ApiError(endpoint, 'bad-address')
      : new ApiError(endpoint, 'uri-too-long', { statusCode: 414 });
    watchExchange()(error);
    throw error;
  }
  const outgoing = { body, headers, send, storedAs };
  if (endpoint.method !== 'GET' || endpoint.hasEffect) return parse(endpoint, await write(endpoint, url, outgoing, signal));
  try {
    const load = (shared: AbortSignal) => sendRequest(endpoint, url, outgoing, shared);
    const json = await cache.read(url, load, { signal, isFresh: bypassCache });
    return parse(endpoint, cut(json, (query as { limit?: number } | undefined)?.limit));
  } catch (error) {
    throw toApiError(endpoint, error, signal);
  }
}

/**
 * Clears all cached reads, kept feeds, and unused reads that the page sent early. Needed only when something other than a call of
 * `request` changed the server's data.
 */
export function clearReadCache(): void {
  forgetReads({});
}
