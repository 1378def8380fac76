import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getUnreadPosts, request } from '@/api';
import { userAtom, users } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';

/**
 * Number of this person's posts that the signed-in person hasn't read, which decreases as they are read (`markReadAtom` of `posts`);
 * undefined while it is unknown.
 */
export function useUnreadCount(authorUserId: string, isEnabled: boolean): number | undefined {
  const change = useSetAtom(users.changeAtom);
  useQuery({
    queryKey: ['unread-count', authorUserId],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { count } = await request(getUnreadPosts, { query: { authorUserId, limit: 1 }, signal });
      change(authorUserId, { numUnreadPosts: count });
      return count;
    },
  });
  const count = useStoreValue(userAtom(authorUserId))?.numUnreadPosts;
  return isEnabled ? (count ?? undefined) : undefined;
}
