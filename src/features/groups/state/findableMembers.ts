import { type Atom, atom } from 'jotai';
import { displayNameOf, userAtom } from '@/features/users';
import type { Findable } from '../model/memberSearch.ts';
import type { Sortable } from '../model/sortMembers.ts';
import type { MemberRow } from './groups.ts';

/** Members with what they are found and sorted by. */
export function findableMembers(members: readonly MemberRow[]): Atom<readonly (MemberRow & Findable & Sortable)[]> {
  return atom((get) =>
    members.flatMap((member) => {
      const user = get(userAtom(member.userId));
      return user ? { ...member, name: displayNameOf(user), username: user.username, rating: user.rating } : [];
    }),
  );
}
