import { useQuery } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { type LoadState, loadStateOf } from '@/features/lists';
import { userAtom } from '@/features/users';
import { isAddress, type Membership, type ProfileAddress, profileQuery, putProfileAtom } from './profileQuery.ts';

/**
 * `invalid`: the address holds no id, so no request was sent. `missing`: no such person exists. `gone`: a person who was
 * known to exist has left.
 */
export interface ProfileState {
  readonly state: LoadState | 'gone' | 'invalid';
  readonly error: unknown;
  readonly userId: string | undefined;
  /** The groups that the person shows. */
  readonly memberships: readonly Membership[];
  retry(): void;
}

const none: readonly Membership[] = [];

/** Loads a person and their groups into the entities, and returns the ids of both. */
export function useProfile(address: ProfileAddress): ProfileState {
  const put = useSetAtom(putProfileAtom);
  const store = useStore();
  const isValid = isAddress(address);
  const query = useQuery({ ...profileQuery(address, put), enabled: isValid });
  const state = loadStateOf(query);
  // A person among the entities has existed, because an answer has described them.
  const wasKnown = 'id' in address && store.get(userAtom(address.id)) !== undefined;
  return {
    state: !isValid ? 'invalid' : state === 'missing' && wasKnown ? 'gone' : state,
    error: query.error,
    userId: query.data?.userId,
    memberships: query.data?.memberships ?? none,
    retry: () => void query.refetch(),
  };
}
