import { useQuery } from '@tanstack/react-query';
import { getRatingHistory, type RatingHistoryEntry, request } from '@/api';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { historyDays } from '../constants.ts';
import { scoresVersionAtom } from '../state/scoresVersion.ts';

/** A person's scores of the last 30 days, oldest first; loaded again after a weigh-in, with the old ones shown meanwhile. */
export function useRatingHistory(userId: string) {
  const version = useStoreValue(scoresVersionAtom)(userId);
  const { data, isPending, isError, refetch } = useQuery<readonly RatingHistoryEntry[]>({
    queryKey: ['rating-history', userId, version],
    placeholderData: (previous, query) => (query?.queryKey[1] === userId ? previous : undefined),
    queryFn: async ({ signal }) =>
      (await request(getRatingHistory, { params: { id: userId }, query: { days: historyDays }, signal })).results,
  });
  return { history: data ?? [], isLoading: isPending, hasFailed: isError && data === undefined, retry: () => void refetch() };
}
