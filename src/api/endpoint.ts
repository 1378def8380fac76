import type * as v from 'valibot';
import type { AnySchema } from './schema/tolerant.ts';

/** The names of the `:parameters` of a path, taken from its literal type. */
type ParamName<TPath extends string> = TPath extends `${string}:${infer TName}/${infer TRest}`
  ? TName | ParamName<`/${TRest}`>
  : TPath extends `${string}:${infer TName}`
    ? TName
    : never;

/** The values that fill a path: `{ id: string }` for `/api/posts/:id`. */
export type PathParams<TPath extends string> = { readonly [TName in ParamName<TPath>]: string };

/** How one call of the REST API is declared. The client sends it, the mock backend implements it, tests compare both. */
export interface Endpoint<
  TPath extends string = string,
  TQuery extends AnySchema | undefined = AnySchema | undefined,
  TBody extends AnySchema | undefined = AnySchema | undefined,
  TResponse extends AnySchema | null = AnySchema | null,
> {
  /** The number in the documented list; absent on an extension. */
  readonly n?: number;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As documented, with `:name` for a parameter. */
  readonly path: TPath;
  /** Names and types of the query. Arrays are sent comma separated. The client does not check what it sends. */
  readonly query?: TQuery;
  /** Names and types of the body. */
  readonly body?: TBody;
  /** `multipart` for uploads; JSON otherwise. */
  readonly encoding?: 'multipart';
  /** The schema of the answer; `null` for 204. */
  readonly response: TResponse;
  /** The status of success where it is not 200 (or 204 for `response: null`). Where 204 is given, no other one is a success. */
  readonly status?: 201 | 204;
  /** Works without a session. All others answer 401 without one. */
  readonly isPublic?: true;
  /** A write that changes nothing one could read, so that the GET cache may stay. */
  readonly keepsCache?: true;
  /** A GET with an effect, such as using up a sign-in code: never cached, and it clears the GET cache as a write does. */
  readonly hasEffect?: true;
}

/** Declares an endpoint. Does nothing at run time, so that unused declarations leave the bundle. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const TPath extends `/api/${string}`,
  TResponse extends AnySchema | null,
  TQuery extends AnySchema | undefined = undefined,
  TBody extends AnySchema | undefined = undefined,
>(declaration: Endpoint<TPath, TQuery, TBody, TResponse>): Endpoint<TPath, TQuery, TBody, TResponse> {
  return declaration;
}

/** The query an endpoint takes; `undefined` when it takes none. */
export type QueryOf<TEndpoint> =
  TEndpoint extends Endpoint<string, infer TQuery, AnySchema | undefined, AnySchema | null>
    ? TQuery extends AnySchema
      ? v.InferInput<TQuery>
      : undefined
    : never;

/** The body an endpoint takes; `undefined` when it takes none. */
export type BodyOf<TEndpoint> =
  TEndpoint extends Endpoint<string, AnySchema | undefined, infer TBody, AnySchema | null>
    ? TBody extends AnySchema
      ? v.InferInput<TBody>
      : undefined
    : never;

/** What a successful answer contains, as the schema gives it back; `null` for 204. */
export type ResponseOf<TEndpoint> =
  TEndpoint extends Endpoint<string, AnySchema | undefined, AnySchema | undefined, infer TResponse>
    ? TResponse extends AnySchema
      ? v.InferOutput<TResponse>
      : null
    : never;
