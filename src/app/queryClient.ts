import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api';
import { logError } from '@/shared/lib/log';

const halfAnHour = 30 * 60_000;

/** The query cache. Nothing is ever fetched behind the reader's back: what is shown changes only when a person asks for it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Who asked says it in their own words; the cause is for the developer tools. That something does not exist is an answer.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!(error instanceof ApiError && error.statusCode === 404))
          logError(queryKey.filter((part) => typeof part === 'string').join(' '), error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, gcTime: halfAnHour },
    },
  });
}
