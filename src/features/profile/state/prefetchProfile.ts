import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { prefetchPostsAtom } from '@/features/posts';
import { currentUserIdAtom, isSignedInAtom } from '@/features/session';
import { userAtom } from '@/features/users';
import { isAddress, type ProfileAddress, profileQuery, putProfileAtom } from '../data/profileQuery.ts';
import { profileSource } from '../data/profileSource.ts';
import { parseProfileTab } from '../model/profileTab.ts';

/**
 * Loads the person of a page before it is rendered, so that the first render has them, and then the content of the tab that the
 * address names. Resolves with the first answer, whatever it is: the person is rendered while their posts load.
 */
export const prefetchProfileAtom = atom(
  null,
  async (get, set, client: QueryClient, address: ProfileAddress, tabParam: string | null): Promise<void> => {
    if (!isAddress(address)) return;
    const query = profileQuery(address, (profile) => set(putProfileAtom, profile));
    await client.prefetchQuery(query);
    const { userId } = client.getQueryData<Awaited<ReturnType<typeof query.queryFn>>>(query.queryKey) ?? {};
    // Guests and people who have blocked the person see none of their posts.
    if (userId === undefined || !get(isSignedInAtom) || get(userAtom(userId))?.isBlocked === true) return;
    const tab = parseProfileTab(tabParam, get(currentUserIdAtom) === userId);
    // Replies are threaded and loaded by other code.
    if (tab !== 'replies') void set(prefetchPostsAtom, profileSource(userId, tab === 'media' ? 'posts' : tab));
  },
);
