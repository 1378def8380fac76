import { atom } from 'jotai';
import type { CurrentUser, FollowingEntry } from '@/api';
import { deviceAtom } from '@/shared/lib/scope';
import { storedAtom } from '@/shared/storage';
import { userEntry } from '../storage.ts';

/** The person who is currently signed in on this device. Only `personScopes` subscribes to it; everything else reads the store of its own person. */
export const deviceUserAtom = storedAtom(userEntry);
const userAtom = deviceAtom(deviceUserAtom);

/** The signed-in person, or undefined for a guest. */
export const currentUserAtom = atom((get) => get(userAtom));

/** Auth status: true exactly when a user is stored. */
export const isSignedInAtom = atom((get) => get(userAtom) !== undefined);

/** Id of the signed-in person; the same for as long as a person's store lives. */
export const currentUserIdAtom = atom((get) => get(userAtom)?.id);

/** Replaces the stored user, for example after a follow changed their lists. */
export const setCurrentUserAtom = atom(null, (_get, set, user: CurrentUser | undefined) => set(userAtom, user));

/** Changes which channels the stored user follows, after the server has changed them. */
export const changeFollowedChannelsAtom = atom(null, (get, set, change: (entries: FollowingEntry[]) => FollowingEntry[]) => {
  const user = get(userAtom);
  if (user) set(userAtom, { ...user, followingChannels: change(user.followingChannels) });
});
