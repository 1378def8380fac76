import { minSearchLength } from '../constants.ts';

/** What a typed term asks for. */
export type MemberQuery =
  /** Nothing happens: what was found before stays. */
  | { readonly kind: 'stay' }
  /** Nothing is found. */
  | { readonly kind: 'none' }
  /** People whose username begins so. */
  | { readonly kind: 'username'; readonly term: string }
  /** Everything that the search finds, of which people are kept. */
  | { readonly kind: 'people'; readonly term: string };

/** Reads a member search (specification, section 5). The "@" is looked at before the length. */
export function readMemberQuery(input: string): MemberQuery {
  const term = input.trim();
  if (term.startsWith('@')) {
    const username = term.slice(1).trim();
    return username ? { kind: 'username', term: username } : { kind: 'stay' };
  }
  return term.length < minSearchLength ? { kind: 'none' } : { kind: 'people', term };
}

/** A member as the filter of a list looks at them. */
export interface Findable {
  readonly username: string | null;
  readonly name: string;
}

/** Picks the members that a term means, out of a list that is all there. No term picks everybody; `undefined` means no change. */
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
