import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { type LoadState, loadStateOf } from '@/features/lists';
import { userAtom } from '@/features/users';
import { isAddress, type Membership, type ProfileAddress, profileQuery, putProfileAtom } from './profileQuery.ts';

/**
 * `invalid`: the address holds no id, so that nothing was asked. `missing`: nobody there. `gone`: somebody who was
 * known to be there has left.
 */
export interface ProfileState {
  readonly state: LoadState | 'gone' | 'invalid';
  readonly userId: string | undefined;
  /** The groups that the person shows. */
  readonly memberships: readonly Membership[];
  retry(): void;
}

const none: readonly Membership[] = [];

/** Loads a person and the groups that they show into the entities, and answers with the ids of both. */
export function useProfile(address: ProfileAddress): ProfileState {
  const put = useSetAtom(putProfileAtom);
  const store = useStore();
  const isValid = isAddress(address);
  const query = useQuery({ ...profileQuery(address, put), enabled: isValid });
  const state = loadStateOf(query);
  // Whoever wrote something that was read here did exist.
  const wasKnown = 'id' in address && store.get(userAtom(address.id)) !== undefined;
  return {
    state: !isValid ? 'invalid' : state === 'missing' && wasKnown ? 'gone' : state,
    userId: query.data?.userId,
    memberships: query.data?.memberships ?? none,
    retry: () => void query.refetch(),
  };
}
