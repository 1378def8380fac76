import { atom } from 'jotai';
import type { CurrentUser, FollowingEntry } from '@/api';
import { storedAtom } from '@/shared/storage';
import { userEntry } from '../storage.ts';

const userAtom = storedAtom(userEntry);

/** The signed-in person, or undefined for a guest. Follows sign-in and sign-out in other tabs. */
export const currentUserAtom = atom((get) => get(userAtom));

/** Auth status: true exactly when a user is stored. */
export const isSignedInAtom = atom((get) => get(userAtom) !== undefined);

/** Id of the signed-in person; changes only when another person signs in or out, not when the profile changes. */
export const currentUserIdAtom = atom((get) => get(userAtom)?.id);

/** Replaces the stored user, for example after a follow changed their lists. */
export const setCurrentUserAtom = atom(null, (_get, set, user: CurrentUser | undefined) => set(userAtom, user));

/** Changes which channels the stored user follows, after the server has changed them. */
export const changeFollowedChannelsAtom = atom(null, (get, set, change: (entries: FollowingEntry[]) => FollowingEntry[]) => {
  const user = get(userAtom);
  if (user) set(userAtom, { ...user, followingChannels: change(user.followingChannels) });
});
