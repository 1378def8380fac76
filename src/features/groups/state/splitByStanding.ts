import { type Atom, atom } from 'jotai';
import { statusIn } from '../model/membership.ts';
import { groupAtom } from './groups.ts';

/** Groups by how one stands in them now, so that an answered invitation changes places at once. */
export function splitByStanding(ids: readonly string[]): Atom<{ invited: readonly string[]; joined: readonly string[] }> {
  return atom((get) => {
    const standing = (wanted: string) =>
      ids.filter((id) => {
        const group = get(groupAtom(id));
        return group !== undefined && statusIn(group) === wanted;
      });
    return { invited: standing('invited'), joined: standing('member') };
  });
}
