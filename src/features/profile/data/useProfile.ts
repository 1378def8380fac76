import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { getUser, getUserByUsername, request, type UserOrganization, type UserProfile } from '@/api';
import { putGroupsAtom } from '@/features/groups';
import { type LoadState, loadStateOf } from '@/features/lists';
import { isUserId, putUsersAtom, userAtom } from '@/features/users';

/** Whose profile: by id or by username. */
export type ProfileAddress = { readonly id: string } | { readonly username: string };

/** Somebody's place in a group; the group is an entity of `groups`. */
export type Membership = Pick<UserOrganization, 'role' | 'hidden'> & { readonly groupId: string };

/**
 * `invalid`: the address holds no id, so that nothing was asked. `missing`: nobody there. `gone`: somebody who was
 * known to be there has left.
 */
export interface ProfileState {
  readonly state: LoadState | 'gone' | 'invalid';
  readonly userId: string | undefined;
  /** The groups that the person shows. */
  readonly memberships: readonly Membership[];
  retry(): void;
}

const none: readonly Membership[] = [];

/** Loads a person and the groups that they show into the entities, and answers with the ids of both. */
export function useProfile(address: ProfileAddress): ProfileState {
  const putUsers = useSetAtom(putUsersAtom);
  const putGroups = useSetAtom(putGroupsAtom);
  const store = useStore();
  const isValid = isUserId('id' in address ? address.id : address.username);
  const query = useQuery({
    queryKey: ['profile', address],
    enabled: isValid,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const profile = await fetchProfile(address, signal);
      if (!profile) return null;
      const { organizations, ...user } = profile;
      const rows = organizations ?? [];
      putUsers([user]);
      putGroups(rows.map(({ organization }) => organization));
      const memberships = rows.map(({ organization, role, hidden }): Membership => ({ groupId: organization.id, role, hidden }));
      return { userId: user.id, memberships };
    },
  });
  const state = loadStateOf(query);
  // Whoever wrote something that was read here did exist.
  const wasKnown = 'id' in address && store.get(userAtom(address.id)) !== undefined;
  return {
    state: !isValid ? 'invalid' : state === 'missing' && wasKnown ? 'gone' : state,
    userId: query.data?.userId,
    memberships: query.data?.memberships ?? none,
    retry: () => void query.refetch(),
  };
}

function fetchProfile(address: ProfileAddress, signal: AbortSignal): Promise<UserProfile | null> {
  if ('id' in address) return request(getUser, { params: { id: address.id }, signal });
  return request(getUserByUsername, { params: { username: address.username }, signal });
}
