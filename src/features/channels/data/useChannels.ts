import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getChannel, getChannels, request } from '@/api';
import { listStateOf, queryStateOf } from '@/features/lists';
import { putChannelsAtom } from '../state/channels.ts';

/** Limit of the first request for an owner's channels; when there are more, a second request loads all of them (contract, #78). */
const channelLimit = 15;

export const channelKeys = {
  of: (groupId: string) => ['channels', groupId] as const,
  one: (id: string) => ['channel', id] as const,
};

/** Ids of a group's channels, the default one first. The call has no paging: more than 15 are loaded again, all at once. */
export function useGroupChannels(groupId: string) {
  const putChannels = useSetAtom(putChannelsAtom);
  const query = useQuery({
    queryKey: channelKeys.of(groupId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const ask = (limit: number) => request(getChannels, { query: { limit, ownerType: 'organization', ownerId: groupId }, signal });
      const first = await ask(channelLimit);
      const { results } = first.count > first.results.length ? await ask(first.count) : first;
      // The server may omit the owner, which the request names.
      putChannels(results.map((channel) => ({ ...channel, ownerType: 'organization', ownerId: channel.ownerId ?? groupId })));
      return results.map(({ id }) => id);
    },
  });
  return { ...listStateOf(query), ids: query.data ?? [] };
}

/** One channel of a group. `missing` when it doesn't exist or this person may not see it. */
export function useChannel(id: string, groupId: string) {
  const putChannels = useSetAtom(putChannelsAtom);
  const query = useQuery({
    queryKey: channelKeys.one(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const channel = await request(getChannel, { params: { id }, signal });
      if (channel) putChannels([{ ...channel, ownerId: channel.ownerId ?? groupId }]);
      return channel ? channel.id : null;
    },
  });
  return queryStateOf(query);
}
