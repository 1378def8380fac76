import { ApiError, getUser, getUserByUsername, request, type User } from '@/api';
import { putUsersAtom } from '@/features/users';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

/** Whose profile: by id or by username. */
export type ProfileAddress = { readonly id: string } | { readonly username: string };

export interface ProfileState {
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  readonly userId: string | undefined;
  retry(): void;
}

/** Loads a person into the entities and answers with their id. */
export function useProfile(address: ProfileAddress): ProfileState {
  const putUsers = useSetAtom(putUsersAtom);
  const query = useQuery({
    queryKey: ['profile', address],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const user = await fetchUser(address, signal);
      if (user) putUsers([user]);
      return user?.id ?? null;
    },
  });
  const isMissing = query.data === null || (query.error instanceof ApiError && query.error.statusCode === 404);
  const state = isMissing ? 'missing' : query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  return { state, userId: query.data ?? undefined, retry: () => void query.refetch() };
}

function fetchUser(address: ProfileAddress, signal: AbortSignal): Promise<User | null> {
  if ('id' in address) return request(getUser, { params: { id: address.id }, signal });
  return request(getUserByUsername, { params: { username: address.username }, signal });
}
