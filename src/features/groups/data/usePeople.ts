import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import {
  getBannedUsers,
  getJoinRequests,
  getOrganizationByCode,
  getOrganizationTypes,
  request,
  search,
  searchUsers,
  type User,
} from '@/api';
import { listStateOf } from '@/features/lists';
import { putUsersAtom } from '@/features/users';
import { peopleLimit } from '../constants.ts';
import type { MemberQuery } from '../model/memberSearch.ts';
import { groupKeys } from './keys.ts';
import { isNotFound } from './useGroups.ts';

/** A person outside of the group's own list, and since when (ISO 8601) they have been waiting or banned. */
export interface PersonSince {
  readonly userId: string;
  readonly since: string | undefined;
}

/** The join requests, oldest first. Only for people who may answer them. */
export function useJoinRequests(groupId: string, isEnabled: boolean) {
  const putUsers = useSetAtom(putUsersAtom);
  const query = useQuery({
    queryKey: groupKeys.requests(groupId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { results, count } = await request(getJoinRequests, { params: { id: groupId }, signal });
      putUsers(results.flatMap(({ user }) => user ?? []));
      return { people: results.map(({ userId, createdAt }): PersonSince => ({ userId, since: createdAt ?? undefined })), count };
    },
  });
  return { ...listStateOf(query), people: query.data?.people ?? [], count: query.data?.count ?? 0 };
}

/** The banned people. Only for people with the right to see them. */
export function useBannedUsers(groupId: string, isEnabled: boolean) {
  const putUsers = useSetAtom(putUsersAtom);
  const query = useQuery({
    queryKey: groupKeys.banned(groupId),
    staleTime: 0,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { results } = await request(getBannedUsers, { params: { id: groupId }, signal });
      putUsers(results.flatMap(({ user }) => user ?? []));
      return results.map(({ userId, bannedAt }): PersonSince => ({ userId, since: bannedAt ?? undefined }));
    },
  });
  return { ...listStateOf(query), people: query.data ?? [] };
}

/** The available group types. One without a name can't be chosen. */
export function useGroupTypes() {
  const query = useQuery({
    queryKey: groupKeys.types,
    queryFn: async ({ signal }) => (await request(getOrganizationTypes, { signal })).results.filter(({ name }) => name.trim()),
  });
  return { ...listStateOf(query), types: query.data ?? [] };
}

/** Finds people to invite. A `stay` query keeps the earlier results; `none` empties them. */
export function useMemberSearch(query: MemberQuery) {
  const putUsers = useSetAtom(putUsersAtom);
  const term = query.kind === 'username' || query.kind === 'people' ? query : undefined;
  const found = useQuery({
    queryKey: groupKeys.people(term ? `${term.kind}:${term.term}` : ''),
    enabled: term !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const people = await findPeople(term as Exclude<MemberQuery, { kind: 'stay' | 'none' }>, signal);
      putUsers(people);
      return people.map(({ id }) => id);
    },
  });
  const ids = query.kind === 'none' ? [] : (found.data ?? []);
  return { ids, isLoading: found.isFetching, isFailed: found.isError, error: found.error, retry: () => void found.refetch() };
}

async function findPeople({ kind, term }: { kind: 'username' | 'people'; term: string }, signal: AbortSignal): Promise<User[]> {
  if (kind === 'username') {
    return (await request(searchUsers, { query: { search: term, limit: peopleLimit, autocomplete: true }, signal })).results;
  }
  const { results } = await request(search, { query: { query: term }, signal });
  return results.flatMap((hit) => (hit.collection === 'users' ? [hit.item] : []));
}

/** Whether a group's username is free; `undefined` until the server has answered. */
export function useUsernameFree(username: string, ownUsername: string | undefined): 'free' | 'taken' | 'own' | undefined {
  const lowerCased = username.toLowerCase();
  const isOwn = lowerCased !== '' && lowerCased === ownUsername?.toLowerCase();
  const query = useQuery({
    queryKey: groupKeys.username(lowerCased),
    enabled: lowerCased !== '' && !isOwn,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const holder = await request(getOrganizationByCode, { params: { code: lowerCased }, signal });
        // The call also finds groups by code, which isn't a username.
        return holder?.username.toLowerCase() === lowerCased ? 'taken' : 'free';
      } catch (error) {
        if (isNotFound(error)) return 'free';
        throw error;
      }
    },
  });
  return isOwn ? 'own' : query.data;
}
