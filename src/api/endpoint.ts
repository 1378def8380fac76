import type * as v from 'valibot';
import type { AnySchema } from './schema/tolerant.ts';

/** The names of the `:parameters` of a path, taken from its literal type. */
type ParamName<TPath extends string> = TPath extends `${string}:${infer TName}/${infer TRest}`
  ? TName | ParamName<`/${TRest}`>
  : TPath extends `${string}:${infer TName}`
    ? TName
    : never;

/** The values of the path parameters: `{ id: string }` for `/api/posts/:id`. */
export type PathParams<TPath extends string> = { readonly [TName in ParamName<TPath>]: string };

/** The declaration of one call of the REST API. The client sends it, the mock backend implements it, tests compare both. */
export interface Endpoint<
  TPath extends string = string,
  TQuery extends AnySchema | undefined = AnySchema | undefined,
  TBody extends AnySchema | undefined = AnySchema | undefined,
  TResponse extends AnySchema | null = AnySchema | null,
> {
  /** Its number in the documented list; absent on an extension. */
  readonly n?: number;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The documented path, with `:name` for a parameter. */
  readonly path: TPath;
  /** Names and types of the query. Arrays are sent comma separated. The client doesn't validate what it sends. */
  readonly query?: TQuery;
  /** Names and types of the body. */
  readonly body?: TBody;
  /** `multipart` for uploads; JSON otherwise. */
  readonly encoding?: 'multipart';
  /** The schema of the response; `null` for 204. */
  readonly response: TResponse;
  /** The success status where it isn't 200 (or 204 for `response: null`). If 204 is given, no other status is a success. */
  readonly status?: 201 | 204;
  /** Works without a session. All others respond with 401 without one. */
  readonly isPublic?: true;
  /** A write that changes no readable data, so that the GET cache stays valid. */
  readonly keepsCache?: true;
  /** A write that only reports what was read: the feeds that are stored for the next load of the page stay valid. */
  readonly keepsFeeds?: true;
  /** A GET with an effect, such as using up a sign-in code: never cached, and it clears the GET cache as a write does. */
  readonly hasEffect?: true;
}

/** Declares an endpoint. Does nothing at run time, so that unused declarations are tree-shaken. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const TPath extends `/api/${string}`,
  TResponse extends AnySchema | null,
  TQuery extends AnySchema | undefined = undefined,
  TBody extends AnySchema | undefined = undefined,
>(declaration: Endpoint<TPath, TQuery, TBody, TResponse>): Endpoint<TPath, TQuery, TBody, TResponse> {
  return declaration;
}

/** The query type of an endpoint; `undefined` when it takes none. */
export type QueryOf<TEndpoint> =
  TEndpoint extends Endpoint<string, infer TQuery, AnySchema | undefined, AnySchema | null>
    ? TQuery extends AnySchema
      ? v.InferInput<TQuery>
      : undefined
    : never;

/** The body type of an endpoint; `undefined` when it takes none. */
export type BodyOf<TEndpoint> =
  TEndpoint extends Endpoint<string, AnySchema | undefined, infer TBody, AnySchema | null>
    ? TBody extends AnySchema
      ? v.InferInput<TBody>
      : undefined
    : never;

/** The parsed type of a successful response; `null` for 204. */
export type ResponseOf<TEndpoint> =
  TEndpoint extends Endpoint<string, AnySchema | undefined, AnySchema | undefined, infer TResponse>
    ? TResponse extends AnySchema
      ? v.InferOutput<TResponse>
      : null
    : never;
