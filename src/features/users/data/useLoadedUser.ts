import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { getUser, request } from '@/api';
import { putUsersAtom, userAtom } from '../state/users.ts';

/** Loads a person into the entities unless an answer has described them already. Optional: a failure leaves the person undefined. */
export function useLoadedUser(userId: string): void {
  const store = useStore();
  const putUsers = useSetAtom(putUsersAtom);
  useQuery({
    queryKey: ['user', userId],
    enabled: store.get(userAtom(userId)) === undefined,
    queryFn: async ({ signal }) => {
      const profile = await request(getUser, { params: { id: userId }, signal });
      if (!profile) return null;
      const { organizations: _organizations, ...user } = profile;
      putUsers([user]);
      return user.id;
    },
  });
}
