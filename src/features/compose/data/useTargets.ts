import { useQuery } from '@tanstack/react-query';
import { getChannel, getChannels, getMyOrganizations, getOrganization, largestPage, type Organization, request } from '@/api';
import { type LoadState, listStateOf } from '@/features/lists';
import { postAtom } from '@/features/posts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { Target } from '../model/draft.ts';

/** Limit of the request for the channels of a group, until their number is known (specification, section 9). */
const maxChannels = 15;
const atOnce = 4;

export interface Targets {
  readonly targets: readonly Target[];
  readonly state: Exclude<LoadState, 'missing'>;
  retry(): void;
}

/** The channels in which the person may publish, group by group, the default channel of each first. */
export function useTargets(isEnabled: boolean): Targets {
  const query = useQuery({
    queryKey: ['compose-targets'],
    enabled: isEnabled,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { results } = await request(getMyOrganizations, { query: { limit: largestPage }, signal });
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

/** The only channel in which a quote may appear. */
export interface QuoteTarget {
  /** Undefined if the author may choose. */
  readonly target: Target | undefined;
  readonly isLoading: boolean;
}

/**
 * The channel of the private group whose post is quoted: the server publishes the quote there, whatever is chosen. It counts as the only
 * one as well if the group can't be loaded, so that the post is never promised to fewer or more people than will see it.
 */
export function useQuoteTarget(quotedId: string | undefined): QuoteTarget {
  const post = useStoreValue(postAtom(quotedId ?? ''));
  const channelId = post?.channelId ?? undefined;
  const name = post?.displayedChannel?.channelId === channelId ? (post?.displayedChannel?.name ?? '') : '';
  const { data, isLoading, isError } = useQuery({
    queryKey: ['compose-quote-target', channelId],
    enabled: channelId !== undefined,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const channel = await request(getChannel, { params: { id: channelId ?? '' }, signal });
      if (channel?.ownerType !== 'organization' || !channel.ownerId) return null;
      const group = await request(getOrganization, { params: { id: channel.ownerId }, signal });
      return group?.isPrivate ? { name: channel.name === group.name ? '' : (channel.name ?? ''), groupName: group.name ?? '' } : null;
    },
  });
  if (channelId === undefined || data === null) return { target: undefined, isLoading: false };
  return { target: data ? { channelId, ...data } : isError ? { channelId, name, groupName: '' } : undefined, isLoading };
}

/** The channels of a group; only its default one if the request fails. */
async function channelsOf({ id, name, channelId }: Organization, signal: AbortSignal): Promise<readonly Target[]> {
  try {
    const ask = (limit: number) => request(getChannels, { query: { limit, ownerType: 'organization', ownerId: id }, signal });
    const first = await ask(maxChannels);
    const { results } = first.count > first.results.length ? await ask(first.count) : first;
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
