import { ApiError } from '@/api';

/** The state of a request. `missing`: the server answered that there is no such thing. */
export type LoadState = 'loading' | 'ready' | 'missing' | 'failed';

const notFound = 404;

interface Result {
  readonly data: unknown;
  readonly error: unknown;
}

interface Query extends Result {
  refetch(): Promise<unknown>;
}

/** Reads a query's state. Loaded data stays shown, even if a later request fails. */
export function loadStateOf({ data, error }: Result): LoadState {
  if (data === null || (error instanceof ApiError && error.statusCode === notFound)) return 'missing';
  if (data !== undefined) return 'ready';
  return error === null ? 'loading' : 'failed';
}

/** The parts of a query that a screen needs besides its data: its state, its error, and a way to retry. */
export function queryStateOf(query: Query) {
  return { state: loadStateOf(query), error: query.error, retry: () => void query.refetch() };
}

/** The same for a list, which may be empty but never missing. */
export function listStateOf(query: Query) {
  const state: Exclude<LoadState, 'missing'> = query.data === undefined ? (query.error === null ? 'loading' : 'failed') : 'ready';
  return { ...queryStateOf(query), state };
}
