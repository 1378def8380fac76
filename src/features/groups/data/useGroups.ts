import { ApiError, getMyOrganizations, getOrganization, getOtherOrganizations, type Organization, request } from '@/api';
import { useQuery } from '@tanstack/react-query';
import { listLimit } from '../constants.ts';

export interface GroupList {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly groups: readonly Organization[];
  retry(): void;
}

/** The groups one belongs to (`mine`, with invitations) or all the rest (`others`). */
export function useGroups(which: 'mine' | 'others'): GroupList {
  const query = useQuery({
    queryKey: ['groups', which],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = { query: { limit: listLimit }, signal };
      const answer = which === 'mine' ? await request(getMyOrganizations, options) : await request(getOtherOrganizations, options);
      return answer.results;
    },
  });
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    groups: query.data ?? [],
    retry: () => void query.refetch(),
  };
}

export interface GroupState {
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  readonly group: Organization | undefined;
  retry(): void;
}

/** One group with its facts. */
export function useGroup(id: string): GroupState {
  const query = useQuery({
    queryKey: ['group', id],
    staleTime: 0,
    queryFn: ({ signal }) => request(getOrganization, { params: { id }, signal }),
  });
  const isMissing = query.data === null || (query.error instanceof ApiError && query.error.statusCode === 404);
  const state = isMissing ? 'missing' : query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  return { state, group: query.data ?? undefined, retry: () => void query.refetch() };
}
