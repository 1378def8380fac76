import type { QueryClient } from '@tanstack/react-query';
import { channelKeys } from '@/features/channels';

export const groupKeys = {
  lists: ['groups'] as const,
  list: (which: 'mine' | 'others', term: string | undefined) => ['groups', which, term ?? ''] as const,
  of: (userId: string) => ['groups', 'of', userId] as const,
  one: (address: string) => ['group', address] as const,
  requests: (id: string) => ['group-requests', id] as const,
  banned: (id: string) => ['group-banned', id] as const,
  types: ['group-types'] as const,
  people: (term: string) => ['group-people', term] as const,
  username: (username: string) => ['group-username', username] as const,
};

/** Invalidates lists after a person's status has changed: visible ones load again at once, the others when they are next shown. */
export function refreshAround(queries: QueryClient, groupId: string): void {
  const stale = [groupKeys.lists, groupKeys.requests(groupId), groupKeys.banned(groupId), channelKeys.of(groupId)];
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
}
