import { ApiError } from '@/api';

/** How far something that was asked for has come. `missing`: the server answered that there is no such thing. */
export type LoadState = 'loading' | 'ready' | 'missing' | 'failed';

const notFound = 404;

interface Answered {
  readonly data: unknown;
  readonly error: unknown;
}

interface Query extends Answered {
  refetch(): Promise<unknown>;
}

/** Reads a query's state. What was loaded once stays shown, also when asking for it again fails. */
export function loadStateOf({ data, error }: Answered): LoadState {
  if (data === null || (error instanceof ApiError && error.statusCode === notFound)) return 'missing';
  if (data !== undefined) return 'ready';
  return error === null ? 'loading' : 'failed';
}

/** What a screen needs of a query besides its data: how far it has come, why it failed, and how to ask again. */
export function queryStateOf(query: Query) {
  return { state: loadStateOf(query), error: query.error, retry: () => void query.refetch() };
}

/** The same of a list: it may be empty, but it cannot be missing. */
export function listStateOf(query: Query) {
  const state: Exclude<LoadState, 'missing'> = query.data === undefined ? (query.error === null ? 'loading' : 'failed') : 'ready';
  return { ...queryStateOf(query), state };
}
