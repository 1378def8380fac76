import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api';
import { logError } from '@/shared/lib/log';

const halfAnHour = 30 * 60_000;

/** The query cache. It never refetches in the background: the content changes only when the person requests it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // The caller shows its own message; the cause is logged for developers. "Not found" is a valid response.
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
