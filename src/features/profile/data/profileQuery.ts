import { atom } from 'jotai';
import { getUser, getUserByUsername, request, type UserOrganization, type UserProfile } from '@/api';
import { putGroupsAtom } from '@/features/groups';
import { isUserId, putUsersAtom } from '@/features/users';

/** The person of a profile: by id or by username. */
export type ProfileAddress = { readonly id: string } | { readonly username: string };

/** A person's membership in a group; the group is an entity of `groups`. */
export type Membership = Pick<UserOrganization, 'role' | 'hidden'> & { readonly groupId: string };

/** Opening a page loads its person again, but a render that follows the prefetch doesn't; in ms. */
const freshFor = 2000;

/** Whether the address can belong to a person, so that a request makes sense. */
export const isAddress = (address: ProfileAddress): boolean => isUserId('id' in address ? address.id : address.username);

/** Stores a person and the groups that they show in the entities. */
export const putProfileAtom = atom(null, (_get, set, { organizations, ...user }: UserProfile) => {
  set(putUsersAtom, [user]);
  set(
    putGroupsAtom,
    (organizations ?? []).map(({ organization }) => organization),
  );
});

/** The query of a profile: it returns the person's id and memberships; null when no such person exists. */
export const profileQuery = (address: ProfileAddress, put: (profile: UserProfile) => void) => ({
  queryKey: ['profile', address],
  staleTime: freshFor,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const profile = await fetchProfile(address, signal);
    if (!profile) return null;
    put(profile);
    const memberships = (profile.organizations ?? []).map(
      ({ organization, role, hidden }): Membership => ({ groupId: organization.id, role, hidden }),
    );
    return { userId: profile.id, memberships };
  },
});

function fetchProfile(address: ProfileAddress, signal: AbortSignal): Promise<UserProfile | null> {
  if ('id' in address) return request(getUser, { params: { id: address.id }, signal });
  return request(getUserByUsername, { params: { username: address.username }, signal });
}
