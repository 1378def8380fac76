import type { BodyOf, Endpoint, PathParams, QueryOf, ResponseOf } from '@/api/endpoint';
import type { Database } from '../db/database.ts';
import type { UserRow } from '../db/tables.ts';
import type { Viewer } from '../db/views/index.ts';
import type { RequestSession } from './session.ts';

type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? PathParams<P> : never;

/** The argument of a handler, already checked and typed by the endpoint's declaration. */
export interface Context<E> {
  readonly db: Database;
  /** What the caller could see when the request arrived. */
  readonly viewer: Viewer;
  /** What the caller can see now, after an operation that changed it. */
  readonly fresh: () => Viewer;
  readonly session: RequestSession;
  readonly params: ParamsOf<E>;
  /** Unreadable and unknown parameters are left out. */
  readonly query: Readonly<Partial<QueryOf<E>>>;
  readonly body: BodyOf<E>;
  readonly headers: Headers;
  /** The origin of the page that asked. */
  readonly origin: string;
}

/** An answer with another status than the declared one. */
export class Reply<T> {
  readonly status: number;
  readonly body: T;

  constructor(status: number, body: T) {
    this.status = status;
    this.body = body;
  }
}

type Result<E> = ResponseOf<E> extends null ? void : ResponseOf<E> | Reply<ResponseOf<E>>;

/** An endpoint with its handler. The types are erased, so that all of them fit in one list. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly run: (context: unknown, caller: UserRow | null) => unknown;
  readonly normalise?: (body: unknown) => unknown;
}

interface Extras {
  /** Brings other accepted spellings of the body into the declared form before it is checked. */
  readonly normalise?: (body: unknown) => unknown;
}

/** Answers an endpoint that needs a session; `caller` is the signed-in person. */
export function implement<E extends Endpoint>(
  endpoint: E,
  run: (context: Context<E> & { readonly caller: UserRow }) => Result<E> | Promise<Result<E>>,
  extras: Extras = {},
): Implementation {
  return {
    endpoint,
    run: (context, caller) => {
      if (!caller) throw new Error(`${endpoint.path} is declared public but implemented for signed-in people`);
      return run({ ...(context as Context<E>), caller });
    },
    ...extras,
  };
}

/** Answers a public endpoint; `visitor` is null without a session. */
export function implementPublic<E extends Endpoint>(
  endpoint: E,
  run: (context: Context<E> & { readonly visitor: UserRow | null }) => Result<E> | Promise<Result<E>>,
): Implementation {
  return { endpoint, run: (context, visitor) => run({ ...(context as Context<E>), visitor }) };
}
