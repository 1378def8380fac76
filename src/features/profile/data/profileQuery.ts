import { atom } from 'jotai';
import { getUser, getUserByUsername, request, type UserOrganization, type UserProfile } from '@/api';
import { putGroupsAtom } from '@/features/groups';
import { isUserId, putUsersAtom } from '@/features/users';

/** Whose profile: by id or by username. */
export type ProfileAddress = { readonly id: string } | { readonly username: string };

/** Somebody's place in a group; the group is an entity of `groups`. */
export type Membership = Pick<UserOrganization, 'role' | 'hidden'> & { readonly groupId: string };

/** A person is asked for anew whenever their page is opened, but not by the drawing that waited for the answer; in ms. */
const justAsked = 2000;

/** Whether there can be somebody at such an address, so that it is worth asking. */
export const isAddress = (address: ProfileAddress): boolean => isUserId('id' in address ? address.id : address.username);

/** Takes a person and the groups that they show into the entities. */
export const putProfileAtom = atom(null, (_get, set, { organizations, ...user }: UserProfile) => {
  set(putUsersAtom, [user]);
  set(
    putGroupsAtom,
    (organizations ?? []).map(({ organization }) => organization),
  );
});

/** How a person is asked for: answers with their id and the places of the groups that they show; null where nobody is there. */
export const profileQuery = (address: ProfileAddress, put: (profile: UserProfile) => void) => ({
  queryKey: ['profile', address],
  staleTime: justAsked,
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
