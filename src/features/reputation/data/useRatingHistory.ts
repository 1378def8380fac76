import { getRatingHistory, request } from '@/api';
import { useQuery } from '@tanstack/react-query';
import { historyDays } from '../constants.ts';

/** A person's scores of the last 30 days, oldest first. Optional: a failure counts as none. */
export function useRatingHistory(userId: string) {
  const { data } = useQuery({
    queryKey: ['rating-history', userId],
    queryFn: async ({ signal }) => (await request(getRatingHistory, { params: { id: userId }, query: { days: historyDays }, signal })).results,
  });
  return data ?? [];
}
