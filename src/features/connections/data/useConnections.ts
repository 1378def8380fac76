import { useSetAtom } from 'jotai';
import { type FollowingEntry, getFollowers, getFollowing, getFollowingChannels, type ListResponse, request, type User } from '@/api';
import { putChannelsAtom } from '@/features/channels';
import { type PagedList, usePagedList } from '@/features/lists';
import { isUserId, putUsersAtom } from '@/features/users';
import { logError } from '@/shared/lib/log';
import type { ChannelKind, ConnectionType, Filters } from '../model/connections.ts';

/** Page size of people and channels (specification, section 9). */
const pageSize = { first: 15, further: 15 } as const;

export type PeopleType = Exclude<ConnectionType, 'channels'>;

/** The people of one list, page by page. No request is sent without a person's id. */
export function usePeople(userId: string, type: PeopleType, filters: Filters): PagedList {
  const putUsers = useSetAtom(putUsersAtom);
  const { verified, withUnreadPosts } = filters;
  return usePagedList<User>({
    list: `${type}:${userId}${verified ? ':verified' : ''}${withUnreadPosts ? ':unread' : ''}`,
    paging: 'offset',
    sizes: pageSize,
    isEnabled: isUserId(userId),
    fetch: ({ offset, limit, signal }) => {
      const query = {
        offset,
        limit,
        // Monitoring is private in both directions, so the followers are those who follow openly.
        only: type === 'monitoring' ? ('monitoring' as const) : ('following' as const),
        ...(verified ? { verified } : {}),
        ...(withUnreadPosts ? { withUnreadPosts } : {}),
      };
      return request(type === 'followers' ? getFollowers : getFollowing, { params: { id: userId }, query, signal });
    },
    store: putUsers,
  });
}

/** A channel that a person follows or monitors. */
type FollowedChannel = FollowingEntry & { readonly id: string };

/** The channels that a person follows. A failed first page silently gives an empty list (specification, section 8); later failures are reported. */
export function useFollowedChannels(userId: string, kind: ChannelKind): PagedList {
  const putChannels = useSetAtom(putChannelsAtom);
  return usePagedList<FollowedChannel>({
    list: `following-channels:${userId}:${kind}`,
    paging: 'offset',
    sizes: pageSize,
    isEnabled: isUserId(userId),
    fetch: async ({ offset, limit, signal }): Promise<ListResponse<FollowedChannel>> => {
      const query = { offset, limit, ...(kind === 'all' ? {} : { only: kind }) };
      try {
        const page = await request(getFollowingChannels, { params: { userId }, query, signal });
        return { ...page, results: page.results.map((entry) => ({ ...entry, id: entry.channelId })) };
      } catch (error) {
        if (signal.aborted || offset > 0) throw error;
        logError('following channels', error);
        return { results: [], count: 0 };
      }
    },
    store: (rows) => putChannels(rows.flatMap(({ channel }) => channel ?? [])),
  });
}
