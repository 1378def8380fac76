import { minSearchLength } from '../constants.ts';

/** The query for a typed term. */
export type MemberQuery =
  /** The earlier results stay. */
  | { readonly kind: 'stay' }
  /** The results are empty. */
  | { readonly kind: 'none' }
  /** People whose username begins with the term. */
  | { readonly kind: 'username'; readonly term: string }
  /** A general search, of which only the people are used. */
  | { readonly kind: 'people'; readonly term: string };

/** Reads a member search (specification, section 5). The "@" is checked before the length. */
export function readMemberQuery(input: string): MemberQuery {
  const term = input.trim();
  if (term.startsWith('@')) {
    const username = term.slice(1).trim();
    return username ? { kind: 'username', term: username } : { kind: 'stay' };
  }
  return term.length < minSearchLength ? { kind: 'none' } : { kind: 'people', term };
}

/** The fields of a member that the filter reads. */
export interface Findable {
  readonly username: string | null;
  readonly name: string;
}

/** Filters a complete list of members by a term. An empty term keeps everybody; `undefined` means that the list doesn't change. */
export function filterMembers<T extends Findable>(members: readonly T[], input: string): readonly T[] | undefined {
  const query = readMemberQuery(input);
  if (input.trim() === '') return members;
  if (query.kind === 'stay') return undefined;
  if (query.kind === 'none') return [];
  const term = query.term.toLowerCase();
  const handle = ({ username }: T) => username?.toLowerCase() ?? '';
  if (query.kind === 'username') return members.filter((member) => handle(member).startsWith(term));
  return members.filter((member) => member.name.toLowerCase().includes(term) || handle(member).includes(term));
}
