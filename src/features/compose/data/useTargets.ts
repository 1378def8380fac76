import { useQuery } from '@tanstack/react-query';
import { getChannel, getChannels, getMyOrganizations, type Organization, request } from '@/api';
import { type LoadState, listStateOf } from '@/features/lists';
import type { Target } from '../model/draft.ts';

/** Limits of the requests for groups and for the channels of each (specification, section 9). */
const maxGroups = 100;
const maxChannels = 15;
const atOnce = 4;

export interface Targets {
  readonly targets: readonly Target[];
  readonly state: Exclude<LoadState, 'missing'>;
  retry(): void;
}

/** The channels in which the person may publish, group by group, the default channel of each first. */
export function useTargets(isWanted: boolean): Targets {
  const query = useQuery({
    queryKey: ['compose-targets'],
    enabled: isWanted,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { results } = await request(getMyOrganizations, { query: { limit: maxGroups }, signal });
      const groups = results.filter(({ myMembership }) => !myMembership || myMembership.status === 'member');
      const targets: (readonly Target[])[] = [];
      for (let at = 0; at < groups.length; at += atOnce) {
        targets.push(...(await Promise.all(groups.slice(at, at + atOnce).map((group) => channelsOf(group, signal)))));
      }
      return targets.flat();
    },
  });
  return { targets: query.data ?? [], ...listStateOf(query) };
}

/** Requests the name of a chosen channel that isn't among the targets, or not yet. */
export function useTargetName(channelId: string | undefined): { readonly name: string; readonly isLoading: boolean } {
  const { data, isLoading } = useQuery({
    queryKey: ['compose-target', channelId],
    enabled: channelId !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await request(getChannel, { params: { id: channelId ?? '' }, signal }))?.name ?? '',
  });
  return { name: data ?? '', isLoading };
}

/** The channels of a group; only its default one if the request fails. */
async function channelsOf({ id, name, channelId }: Organization, signal: AbortSignal): Promise<readonly Target[]> {
  try {
    const { results } = await request(getChannels, { query: { limit: maxChannels, ownerType: 'organization', ownerId: id }, signal });
    return results.map((channel) => ({
      channelId: channel.id,
      // The default channel has the name of its group, which is shown once.
      name: channel.name === name ? '' : channel.name,
      groupName: name,
    }));
  } catch {
    return channelId == null ? [] : [{ channelId, name: '', groupName: name }];
  }
}
