import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import {
  ApiError,
  getMyOrganizations,
  getOrganization,
  getOrganizationByCode,
  getOtherOrganizations,
  getUser,
  type Organization,
  type OrganizationRole,
  request,
} from '@/api';
import { type LoadState, listStateOf, queryStateOf } from '@/features/lists';
import { currentUserIdAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { listLimit, searchLimit } from '../constants.ts';
import { putGroupsAtom } from '../state/groups.ts';
import { groupKeys } from './keys.ts';

export interface GroupList {
  readonly state: Exclude<LoadState, 'missing'>;
  readonly ids: readonly string[];
  readonly error: unknown;
  retry(): void;
}

/** The groups in which the person is a member or invited (`mine`), or all others (`others`); with a term, the search results. */
export function useGroups(which: 'mine' | 'others', term?: string): GroupList {
  const putGroups = useSetAtom(putGroupsAtom);
  const query = useQuery({
    queryKey: groupKeys.list(which, term),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = {
        query: term === undefined ? { limit: listLimit } : { limit: searchLimit, search: term, autocomplete: true },
        signal,
      };
      const { results } = await (which === 'mine' ? request(getMyOrganizations, options) : request(getOtherOrganizations, options));
      putGroups(results, which === 'mine');
      return results.map(({ id }) => id);
    },
  });
  return { ...listStateOf(query), ids: query.data ?? noIds };
}

/** The groups of a person: all of the person's own, or those that another person shows. */
export function useGroupsOf(userId: string): GroupList & { readonly roles: ReadonlyMap<string, OrganizationRole> } {
  const putGroups = useSetAtom(putGroupsAtom);
  const putUsers = useSetAtom(putUsersAtom);
  const query = useQuery({
    queryKey: groupKeys.of(userId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const person = await request(getUser, { params: { id: userId }, signal });
      if (person) putUsers([person]);
      const groups = person?.organizations?.map(({ organization }) => organization) ?? [];
      putGroups(groups);
      return {
        ids: groups.map(({ id }) => id),
        roles: new Map(person?.organizations?.map(({ organization, role }) => [organization.id, role])),
      };
    },
  });
  return { ...listStateOf(query), ids: query.data?.ids ?? noIds, roles: query.data?.roles ?? noRoles };
}

const noRoles: ReadonlyMap<string, OrganizationRole> = new Map();

/** A constant array, so that values derived from it stay the same between renders. */
const noIds: readonly string[] = [];

export interface GroupState {
  readonly state: LoadState;
  /** The group's id, whichever address was used. */
  readonly id: string | undefined;
  readonly error: unknown;
  retry(): void;
}

/** One group by its id or, when no group has that id, by its code or username. Loaded again when the window gets the focus. */
export function useGroup(address: string): GroupState {
  const putGroups = useSetAtom(putGroupsAtom);
  const reader = useStoreValue(currentUserIdAtom);
  const query = useQuery({
    queryKey: groupKeys.one(address),
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: reader !== undefined,
    queryFn: async ({ signal }) => {
      const group = await findGroup(address, signal);
      if (group) putGroups([group]);
      return group?.id ?? null;
    },
  });
  return { ...queryStateOf(query), id: query.data ?? undefined };
}

async function findGroup(address: string, signal: AbortSignal): Promise<Organization | null> {
  try {
    return await request(getOrganization, { params: { id: address }, signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return request(getOrganizationByCode, { params: { code: address }, signal });
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 404;
}
