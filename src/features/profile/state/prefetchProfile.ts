import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { prefetchPostsAtom } from '@/features/posts';
import { currentUserIdAtom, isSignedInAtom } from '@/features/session';
import { userAtom } from '@/features/users';
import { isAddress, type ProfileAddress, profileQuery, putProfileAtom } from '../data/profileQuery.ts';
import { profileSource } from '../data/profileSource.ts';
import { parseProfileTab } from '../model/profileTab.ts';

/**
 * Asks for the person of a page that is about to be drawn, so that it is drawn with them, and then for what the tab shows that the
 * address names. Resolves when the first answer is here, whatever it is: the person is drawn while their posts come.
 */
export const prefetchProfileAtom = atom(
  null,
  async (get, set, client: QueryClient, address: ProfileAddress, tabParam: string | null): Promise<void> => {
    if (!isAddress(address)) return;
    const query = profileQuery(address, (profile) => set(putProfileAtom, profile));
    await client.prefetchQuery(query);
    const { userId } = client.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey) ?? {};
    // Guests, and whoever has blocked the person, see no posts of theirs.
    if (userId === undefined || !get(isSignedInAtom) || get(userAtom(userId))?.isBlocked === true) return;
    const tab = parseProfileTab(tabParam, get(currentUserIdAtom) === userId);
    // Replies come threaded, by a way of their own.
    if (tab !== 'replies') void set(prefetchPostsAtom, profileSource(userId, tab));
  },
);
