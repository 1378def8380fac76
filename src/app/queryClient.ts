import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from '@/shared/lib/log';

const halfAnHour = 30 * 60_000;

/** The query cache. Nothing is ever fetched behind the reader's back: what is shown changes only when a person asks for it. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    // Who asked says it in their own words; the cause is for the developer tools.
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logError(queryKey.join(' '), error) }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity, gcTime: halfAnHour },
    },
  });
  // For the life of the page: it hears when the page is seen again.
  queries.mount();
  return queries;
}
